import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type HandVideo, SKIP, secondsOf, type TimeSource } from '../model/video.ts';
import { addressAt, readTime, timeText } from '../model/video-player.ts';
import { isTyping } from './keys.ts';

/** The video beside the table: chosen, played, and asked for the time of a hand's start and end. */
export function VideoPanel({ video }: { readonly video: HandVideo }) {
  const source = video.source.value;
  return (
    <section class="panel video-panel" aria-label="Video">
      {source.kind === 'file' && <FilePlayer key={source.url} video={video} source={source} />}
      {source.kind === 'address' && <AddressLine video={video} address={source.address} />}
      {source.kind === 'missing' && (
        <p class="video-line">
          The hand's times are positions in <b>{source.name}</b>, which has to be chosen again.
        </p>
      )}
      {(source.kind === 'file' || source.kind === 'address') && <Transport video={video} />}
      <div class="extra-buttons">
        <FileButton video={video} isFirst={source.kind === 'clock' || source.kind === 'missing'} />
        {source.kind !== 'clock' && (
          <button type="button" class="button" onClick={() => video.forget()}>
            No video
          </button>
        )}
      </div>
      {source.kind === 'clock' && <AddressField video={video} />}
    </section>
  );
}

/** A file of this machine: the browser plays it, nothing is sent. */
function FilePlayer({
  video,
  source,
}: {
  readonly video: HandVideo;
  readonly source: Extract<TimeSource, { kind: 'file' }>;
}) {
  const element = useRef<HTMLVideoElement>(null);
  const failed = useSignal(false);
  useEffect(() => video.attach(element.current!), [video]);
  const changed = (): void => {
    video.changes.value++;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a file of the collector's own. */}
      <video
        ref={element}
        src={source.url}
        aria-label={source.name}
        controls
        playsInline
        preload="auto"
        tabIndex={-1}
        // The keyboard stays with the hand: Space and arrows are the recorder's.
        onFocus={(event) => event.currentTarget.blur()}
        onPlay={changed}
        onPause={changed}
        onSeeked={changed}
        onError={() => {
          failed.value = true;
        }}
      />
      {failed.value && (
        <p class="failure" role="alert">
          This browser cannot play {source.name}. MP4 (H.264) and WebM play everywhere.
        </p>
      )}
    </>
  );
}

function FileButton({ video, isFirst }: { readonly video: HandVideo; readonly isFirst: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // One key more chooses the file, unless somebody is typing.
  useEffect(() => {
    if (isFirst && !isTyping(document.activeElement)) button.current?.focus();
  }, [isFirst]);
  return (
    <>
      <button ref={button} type="button" class="button" onClick={() => field.current?.click()}>
        {isFirst ? 'Choose a video file' : 'Another file'}
      </button>
      <input
        ref={field}
        type="file"
        accept="video/*,audio/*,.mkv"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) video.choose(file.name, URL.createObjectURL(file));
          currentTarget.value = '';
          button.current?.blur();
        }}
      />
    </>
  );
}

/** A video elsewhere: a link that opens it where the hand starts, and the time it is at. */
function AddressLine({ video, address }: { readonly video: HandVideo; readonly address: URL }) {
  const { startedAt = null } = video.recorder.scene.value.verdict?.record ?? {};
  const seconds = startedAt === null ? (video.player?.currentTime ?? 0) : secondsOf(startedAt);
  const isWrong = useSignal(false);
  return (
    <>
      <p class="video-line">
        <a href={addressAt(address, seconds)} target="_blank" rel="noreferrer">
          {address.hostname} at {timeText(seconds)}
        </a>
      </p>
      <form
        class="video-at"
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem('at') as HTMLInputElement;
          const at = readTime(field.value);
          isWrong.value = at === null;
          if (at === null) return;
          video.goTo(at);
          field.value = '';
          field.blur();
        }}
      >
        <label class="extra-field">
          <span>The video is now at</span>
          <input
            name="at"
            autocomplete="off"
            placeholder="HH:MM:SS"
            aria-invalid={isWrong.value}
            aria-describedby="video-at-wrong"
          />
        </label>
        <button type="submit" class="button">
          Set
        </button>
      </form>
      <p id="video-at-wrong" class={isWrong.value ? 'failure' : ''}>
        {isWrong.value && 'Not a time: write it as 01:23:45 or 83:45.'}
      </p>
    </>
  );
}

function AddressField({ video }: { readonly video: HandVideo }) {
  const isWrong = useSignal(false);
  return (
    <form
      class="video-at"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('address') as HTMLInputElement;
        isWrong.value = !video.watch(field.value);
      }}
    >
      <label class="extra-field">
        <span>or its address</span>
        <input
          name="address"
          autocomplete="off"
          spellcheck={false}
          placeholder="https://…"
          aria-invalid={isWrong.value}
          aria-describedby="video-address-wrong"
        />
      </label>
      <button type="submit" class="button">
        Take it
      </button>
      <p id="video-address-wrong" class={isWrong.value ? 'failure' : ''}>
        {isWrong.value && 'An address begins with https:// and belongs to a hand that is set up.'}
      </p>
    </form>
  );
}

/** How often the time shown is read, in milliseconds. */
const TICK = 250;

function Transport({ video }: { readonly video: HandVideo }) {
  const tick = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (video.player?.paused === false) tick.value++;
    }, TICK);
    return () => clearInterval(timer);
  }, [video]);
  // What the player says is read again with every tick and every change.
  void (tick.value + video.changes.value);
  const { player } = video;
  const isPlaying = player?.paused === false;
  return (
    <div class="extra-buttons">
      <Key hotkey="Alt+J" label="Back five seconds" onPress={() => video.skip(-SKIP)}>
        −5 s
      </Key>
      <Key hotkey="Alt+K" label={isPlaying ? 'Pause' : 'Play'} onPress={() => video.togglePlay()}>
        {isPlaying ? 'Pause' : 'Play'}
      </Key>
      <Key hotkey="Alt+L" label="Forward five seconds" onPress={() => video.skip(SKIP)}>
        +5 s
      </Key>
      <Key hotkey="Alt+," label="Slower" onPress={() => video.changeRate(-1)}>
        Slower
      </Key>
      <Key hotkey="Alt+." label="Faster" onPress={() => video.changeRate(1)}>
        Faster
      </Key>
      <span class="video-now chips" data-video-time>
        {timeText(player?.currentTime ?? 0)}
        {player && player.playbackRate !== 1 && ` × ${player.playbackRate}`}
      </span>
    </div>
  );
}

const Key = ({
  hotkey,
  label,
  onPress,
  children,
}: {
  readonly hotkey: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly children: string;
}) => (
  <button
    type="button"
    class="button"
    aria-label={label}
    aria-keyshortcuts={hotkey}
    title={`${label} (${hotkey})`}
    onClick={onPress}
  >
    {children} <kbd>{hotkey}</kbd>
  </button>
);
