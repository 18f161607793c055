import { scheduledNameOf } from "@petbox/domain/scheduled/scheduledProducts";
import type { ReactNode } from "react";
import { Image } from "../../components/foundations/Image/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Item } from "./OwnScheduled.styles.ts";

interface ProductLineProps {
  readonly item: {
    readonly sku: string;
    readonly name?: string;
    readonly image?: string;
    readonly imageAlt?: string;
  };
  /** The quantity and other details. */
  readonly detail: ReactNode;
  /** Whether the product is discontinued. @default false */
  readonly isGone?: boolean;
}

/** A product's picture and name (SUB-104). */
export function ProductLine({ item, detail, isGone = false }: ProductLineProps) {
  const { image = "", imageAlt = "" } = item;
  return (
    <Item data-gone={isGone || undefined}>
      <Image src={image} alt={imageAlt} width={64} height={64} shape="square" fit="contain" />
      <Stack gap="s1">
        <Text weight="bold">{scheduledNameOf(item)}</Text>
        <Text size="small" tone="soft">
          {detail}
        </Text>
      </Stack>
    </Item>
  );
}
