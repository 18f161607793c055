import type { ReactNode } from "react";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Item } from "./OwnScheduled.styles.ts";

interface ProductLineProps {
  readonly item: { readonly name: string; readonly image?: string; readonly imageAlt?: string };
  /** The quantity and other details. */
  readonly detail: ReactNode;
  /** Whether the product is discontinued. @default false */
  readonly isGone?: boolean;
}

/** A product's picture and name (SUB-104). */
export function ProductLine({ item: { name, image = "", imageAlt = "" }, detail, isGone = false }: ProductLineProps) {
  return (
    <Item data-gone={isGone || undefined}>
      <Image src={image} alt={imageAlt} width={64} height={64} shape="square" fit="contain" />
      <Stack gap="s1">
        <Text weight="bold">{name}</Text>
        <Text size="small" tone="soft">
          {detail}
        </Text>
      </Stack>
    </Item>
  );
}
