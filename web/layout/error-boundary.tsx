import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback.tsx';
import { isMissingCode } from './missing-code.ts';

type ErrorBoundaryProps = {
  /** A changed place resets the error. */
  place: string;
  /** Shown instead of a broken part of a page; without it, the full error screen is shown. */
  fallback?: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { error: unknown; place: string };

/** Keeps the rest of the page working when one part fails to render (spec §8: unexpected render errors). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.place === state.place ? null : { error: null, place: props.place };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <ErrorFallback
        onTryAgain={() => {
          if (isMissingCode(error)) window.location.reload();
          else this.setState({ error: null });
        }}
      />
    );
  }
}
