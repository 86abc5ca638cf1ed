import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page.tsx';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { error: Error | null };

/** Shows a page that failed as one, with what to do next. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
	override state: ErrorBoundaryState = { error: null };

	static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
		return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
	}

	override render() {
		return this.state.error ? <FailedPage error={this.state.error} /> : this.props.children;
	}
}
