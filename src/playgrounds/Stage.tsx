import { Component, type ComponentType, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface BoundaryProps {
  /** What the children are rendered with: other props are another try. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly message: string | null;
}

/** Props that make the component throw leave the controls, with which they can be taken back. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { message: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate({ props }: BoundaryProps) {
    if (props !== this.props.props && this.state.message !== null) this.setState({ message: null });
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <p className="demo__note" role="alert">
        <Translate
          id="playground.Stage.crashed"
          description="Shown when a component throws with the props that a reader chose"
        >
          The component cannot be rendered with these props.
        </Translate>{' '}
        <code>{this.state.message}</code>
      </p>
    );
  }
}

interface StageProps {
  readonly Live: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The component itself. */
export function Stage({ Live, props }: StageProps) {
  return (
    <div className="playground__stage">
      <Boundary props={props}>
        <Live {...props} />
      </Boundary>
    </div>
  );
}
