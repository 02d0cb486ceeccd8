/** An element of an XML document, as far as reports need it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Reads a document without doctypes, strictly: throws where it is not well-formed XML 1.0. */
export function readXml(document: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
  const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u.exec(document);
  if (forbidden) throw new Error(`a character XML cannot hold at ${forbidden.index}`);
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const pattern = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
  while (pattern.lastIndex < body.length) {
    const at = pattern.lastIndex;
    const [all, close, name, attributes, isEmpty, text] = pattern.exec(body) ?? [];
    if (all === undefined) throw new Error(`not well-formed at ${body.slice(at, at + 60)}`);
    const here = open.at(-1)!;
    if (text !== undefined) here.text += unescaped(text);
    else if (close) {
      if (here.name !== name) throw new Error(`${name} closes ${here.name}`);
      open.pop();
    } else {
      const element = {
        name: name!,
        attributes: attributesOf(attributes!),
        children: [],
        text: '',
      };
      here.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one element');
  return root.children[0]!;
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
    ([, name, value]) => [name!, unescaped(value!)] as const,
  );
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length)
    throw new Error('an attribute twice');
  return Object.fromEntries(pairs);
}

function unescaped(text: string): string {
  const bare = /&(?!(?:amp|lt|gt|quot|#39);)/.exec(text);
  if (bare) throw new Error(`a bare & in ${text.slice(0, 60)}`);
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name]!);
}
