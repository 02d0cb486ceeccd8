/** A place on the picture, in percent of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const SAMPLES = 720;

/**
 * Seats at equal distances around an oval, clockwise from the bottom. `ratio` is width by height:
 * distances are measured as they look. `bend` is 1 for an ellipse and less for a squarer oval, in
 * which ten seats find room on a phone.
 */
export function seatPlaces(count: number, ratio: number, bend: number): readonly Place[] {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i) =>
    onOval((i / SAMPLES) * 2 * Math.PI, bend),
  );
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const dx = (points[i]!.x - points[i - 1]!.x) * ratio;
    const dy = points[i]!.y - points[i - 1]!.y;
    lengths.push(lengths[i - 1]! + Math.hypot(dx, dy));
  }
  const whole = lengths[SAMPLES]!;
  return Array.from({ length: count }, (_, seat) => {
    const wanted = (whole * seat) / count;
    const next = lengths.findIndex((length) => length > wanted);
    // Where the oval bends most the samples lie far apart.
    const part = (wanted - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]!);
    return between(points[next - 1]!, points[next]!, part);
  });
}

const between = (a: Place, b: Place, part: number): Place => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Turned so that 0 is the bottom and the way goes clockwise on the screen. */
function onOval(turn: number, bend: number): Place {
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** bend;
  return { x: 50 - 50 * bent(Math.sin(turn)), y: 50 + 50 * bent(Math.cos(turn)) };
}
