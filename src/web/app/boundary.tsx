import { Component, type ComponentChildren } from 'preact';
import { type Trouble, troubleOf } from './trouble.ts';
import { TroubleButtons } from './trouble-line.tsx';

interface Props {
  readonly children: ComponentChildren;
}

interface State {
  readonly trouble: Trouble | null;
}

/** Shows a bug in a page in the page's place; the rest of the application goes on. */
export class Boundary extends Component<Props, State> {
  override state: State = { trouble: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { trouble: troubleOf(error) };
  }

  override render() {
    const { trouble } = this.state;
    if (!trouble) return this.props.children;
    return (
      <div class="plain-page">
        <h1>This page has stopped</h1>
        <p>It is a bug in Sidepot, not in your hand: {trouble.message}</p>
        <p>What was saved stays saved; a reload brings it back.</p>
        <div class="buttons">
          <TroubleButtons trouble={trouble} />
        </div>
      </div>
    );
  }
}
