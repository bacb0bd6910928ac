import { Component, Fragment, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: Error) => void;
}

/**
 * Limits a remote's failure, while loading or rendering, to its own area. If the document is not as React has left it, because an extension
 * of the browser has changed it, the area is first mounted once more.
 */
export class RemoteBoundary extends Component<Props, { failed: boolean; mount: number }> {
  override state = { failed: false, mount: 0 };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    const isOfDocument = error instanceof DOMException;
    if (isOfDocument && this.state.mount === 0) this.setState({ failed: false, mount: 1 });
    else this.props.onError(error);
  }

  override render() {
    const { failed, mount } = this.state;
    return failed ? this.props.fallback : <Fragment key={mount}>{this.props.children}</Fragment>;
  }
}
