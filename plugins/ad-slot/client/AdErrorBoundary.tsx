import { Component, type ReactNode } from 'react';

interface Props {
  /** Called once, with React having logged the error already. */
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

/** Contract, "Ad slot": a crash inside the slot renders nothing, and the page lives on. */
export default class AdErrorBoundary extends Component<Props, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
