import { describe, expect, test } from 'vitest';
import { notesOf, withNotes } from './notes.ts';
import { Recorder } from './recorder.ts';
import { SAMPLE_HAND } from './sample-hand.ts';
import { sceneOf } from './scene.ts';
import { HandVideo } from './video.ts';
import { addressAt, readTime, Stopwatch, timeText } from './video-player.ts';

/** Local time, as on the wall of whoever records. */
const EVENING = new Date(2026, 10, 16, 23, 58, 7).getTime();

function opened(text = SAMPLE_HAND, at = EVENING) {
  const clock = { now: at };
  const recorder = new Recorder({ id: '1', name: 'Friday', hands: [text], at: 0 });
  return { clock, recorder, video: new HandVideo(recorder, () => clock.now) };
}

const fake = () => ({ currentTime: 0, playbackRate: 1, paused: true, play() {}, pause() {} });

test.each([
  ['https://www.youtube.com/watch?v=x', 'https://www.youtube.com/watch?v=x&t=83s'],
  ['https://youtu.be/x?t=5', 'https://youtu.be/x?t=83s'],
  ['https://www.twitch.tv/videos/7', 'https://www.twitch.tv/videos/7?t=0h1m23s'],
  ['https://vimeo.com/7', 'https://vimeo.com/7#t=83s'],
  ['https://example.org/day1.mp4?a=b', 'https://example.org/day1.mp4?a=b'],
])('%s is linked with its time if the site can say it', (address, expected) => {
  expect(addressAt(new URL(address), 83.9)).toBe(expected);
});

test.each([
  ['01:23:45', 5025],
  ['83:45', 5025],
  ['90', 90],
  ['1:60', null],
  ['', null],
  ['1:2:3:4', null],
  ['now', null],
])('%s is read as %s seconds', (text, seconds) => {
  expect(readTime(text)).toBe(seconds);
  if (seconds !== null) expect(readTime(timeText(seconds))).toBe(seconds);
});

test('a stopwatch runs at its speed and stands when it is stopped', () => {
  const clock = { now: 0 };
  const watch = new Stopwatch(() => clock.now);
  watch.currentTime = 100;
  clock.now += 5_000;
  expect(watch.currentTime).toBe(100);
  watch.play();
  clock.now += 5_000;
  watch.playbackRate = 2;
  clock.now += 5_000;
  expect(watch.currentTime).toBe(115);
  watch.pause();
  clock.now += 5_000;
  expect(watch.currentTime).toBe(115);
});

describe('now', () => {
  test('without a video it is the time of day, with the date', () => {
    const { video, recorder, clock } = opened();
    video.mark('start');
    clock.now += 150_000;
    video.mark('end');
    const { startedAt, endedAt, date } = recorder.scene.value.verdict!.record;
    // TOUR-6: with a date, an end earlier than the start is the next day.
    expect([startedAt, endedAt, date]).toEqual(['23:58:07', '00:00:37', '2026-11-16']);
    expect(recorder.scene.value.findings).toEqual([]);
  });

  test('the end alone, after midnight, keeps the date of the start', () => {
    const text = SAMPLE_HAND.replace('00:02:30', '23:50:00');
    const { video, recorder } = opened(text, EVENING + 600_000);
    video.mark('end');
    expect(recorder.scene.value.verdict!.record.date).toBe('2026-11-16');
  });

  test('with a file it is the position in it, and the hand names the file', () => {
    const { video, recorder } = opened();
    const player = fake();
    video.choose('day 1.mp4', 'blob:1');
    const detach = video.attach(player);
    player.currentTime = 3725.8;
    video.mark('start');
    video.skip(-5);
    detach();
    video.mark('end');
    const { startedAt, endedAt, date, video: named } = recorder.scene.value.verdict!.record;
    expect([startedAt, endedAt]).toEqual(['01:02:05', '01:02:00']);
    expect([named, date]).toEqual(['day 1.mp4', null]);
    recorder.undo();
    recorder.undo();
    expect(recorder.text.value).toBe(SAMPLE_HAND);
  });

  test('beside an address it is what the stopwatch says', () => {
    const { video, recorder, clock } = opened();
    expect(video.watch('ftp://example.org')).toBe(false);
    expect(video.watch('javascript:alert(1)')).toBe(false);
    video.forget();
    expect(video.said.value).toBe('No video: now is the time of day.');
    expect(video.watch('https://youtu.be/x')).toBe(true);
    expect(video.said.value).toMatch(/^youtu\.be .* stopwatch/);
    video.goTo(60);
    video.togglePlay();
    clock.now += 3_000;
    video.mark('start');
    expect(recorder.text.value).toContain('started_at: 00:01:03');
    expect(recorder.text.value).toContain('Video: https://youtu.be/x');
  });

  test('is refused while the file the hand names is not there', () => {
    const text = SAMPLE_HAND.replace('Event', 'Video: day 1.mp4\nEvent');
    const { video, recorder } = opened(text);
    video.mark('start');
    expect(recorder.text.value).toBe(text);
    expect(video.said.value).toContain('day 1.mp4');
    const player = fake();
    video.choose('day 1.mp4', 'blob:1');
    video.attach(player);
    // Chosen again it goes on where the hand ended.
    expect(player.currentTime).toBe(340);
  });
});

test('slower and faster stop at the ends', () => {
  const { video } = opened();
  const player = fake();
  video.choose('a', 'blob:1');
  video.attach(player);
  for (let i = 0; i < 9; i++) video.changeRate(-1);
  expect(player.playbackRate).toBe(0.25);
  for (let i = 0; i < 20; i++) video.changeRate(1);
  expect(player.playbackRate).toBe(3);
});

describe('tags and notes', () => {
  test('stand in the header and between the hands, and are taken out again', () => {
    const scene = sceneOf(SAMPLE_HAND);
    const noted = withNotes(scene, { tags: 'bluff, River, bluff,', note: ' a # b \n\nsecond' });
    expect(noted.text).toContain('\nTags: bluff, River\n');
    expect(noted.text).toContain('\nBetween Hands:\nNote: a # b\nNote: second\n');
    expect(noted.findings).toEqual([]);
    expect(notesOf(noted.verdict!.record)).toEqual({
      tags: 'bluff, River',
      note: 'a # b\nsecond',
    });
    expect(withNotes(noted, { tags: '', note: '' }).text).toBe(SAMPLE_HAND);
  });

  test('leave the other lines between the hands alone', () => {
    const text = `${SAMPLE_HAND}\nBetween Hands:\nNote: one\nBreak: 00:15:00\n`;
    const noted = withNotes(sceneOf(text), { tags: '', note: 'other\nnew' });
    expect(noted.text).toBe(
      text.replace('Note: one', 'Note: other').replace('15:00\n', '15:00\nNote: new\n'),
    );
  });
});
