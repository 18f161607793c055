import { AnchorMdx, Heading, Subheading } from "@storybook/addon-docs/blocks";

interface StoryHeadingProps {
  readonly id: string;
  readonly children: string;
  /** @default 3 */
  readonly level?: 2 | 3;
}

/** A heading that links to the story. */
export function StoryHeading({ id, children, level = 3 }: StoryHeadingProps) {
  const Level = level === 2 ? Heading : Subheading;
  return (
    <Level>
      <AnchorMdx target="_self" href={`?path=/story/${id}`}>
        {children}
      </AnchorMdx>
    </Level>
  );
}
