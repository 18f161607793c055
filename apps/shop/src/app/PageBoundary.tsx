import { Component, type ReactNode } from "react";

interface PageBoundaryProps {
  /** Names the visit: another one begins without the failure of the one before. */
  readonly visit: string;
  /** What stands in the place of a page that broke, or whose code could not be fetched. */
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly visit: string;
  readonly isBroken: boolean;
}

/** Keeps a page that breaks from taking the shop with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { visit: this.props.visit, isBroken: false };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ visit }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return visit === state.visit ? null : { visit, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}
