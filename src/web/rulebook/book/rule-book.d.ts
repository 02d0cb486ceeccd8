declare module 'virtual:rule-book' {
  const book: import('./blocks.ts').RuleBook;
  export default book;
}
