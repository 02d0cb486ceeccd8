/** A set-up as it is copied. A name written from right to left leaves the figures behind it alone. */
export function NextText({
  text,
  names,
}: {
  readonly text: string;
  readonly names: readonly string[];
}) {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return (
    <pre class="notation next-text">
      {text.split('\n').map((line, i) => {
        const name = longestFirst.find((one) => line.startsWith(`${one} `)) ?? '';
        return (
          <span key={i}>
            {i > 0 && '\n'}
            {name && <bdi>{name}</bdi>}
            {line.slice(name.length)}
          </span>
        );
      })}
    </pre>
  );
}
