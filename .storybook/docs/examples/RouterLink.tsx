import type { LinkComponentProps } from "@petbox/design-system/theme/LinkContext";
import { ThemeRoot } from "@petbox/design-system/theme/ThemeRoot";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

export function App({ children }: { children: ReactNode }) {
  return <ThemeRoot linkComponent={RouterLink}>{children}</ThemeRoot>;
}
