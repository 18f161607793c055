import { VisuallyHidden } from "../../foundations/VisuallyHidden/index.ts";
import { Social } from "./Footer.styles.ts";
import type { OutsideLinks } from "./outsideLinks.ts";

/** Plain outlines of the networks' marks on a grid of 24. */
const networks = [
  {
    key: "instagram",
    name: "Instagram",
    path: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm5-1.5v.1",
  },
  { key: "facebook", name: "Facebook", path: "M17 3h-2.5Q11 3 11 6.5V21M7.5 11.5H15.5" },
  {
    key: "youtube",
    name: "YouTube",
    path: "M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zm4.5 3.7v5.6l4.5-2.8z",
  },
  { key: "tiktok", name: "TikTok", path: "M13.5 3v12.5a4 4 0 1 1-4-4M13.5 3q.5 4.5 5.5 5" },
] as const;

export interface SocialLinksProps {
  links: OutsideLinks;
  label: string;
  newTabLabel: string;
}

/** The shop's social networks (MAN-101). */
export function SocialLinks({ links, label, newTabLabel }: SocialLinksProps) {
  return (
    <Social role="list" aria-label={label}>
      {networks.map(({ key, name, path }) => (
        <li key={key}>
          <a href={links[key]} target="_blank" rel="noopener noreferrer">
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
            <VisuallyHidden>{`${name} ${newTabLabel}`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </Social>
  );
}
