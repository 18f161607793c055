import type { CivilDate } from "@petbox/domain/calendar/civilDate";
import { monthCaption } from "@petbox/domain/gallery/boxMonth";
import type { BoxPicture } from "@petbox/domain/gallery/pastBoxes";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { Skeleton } from "../../components/status/Skeleton/index.ts";
import { BoxContents } from "../gallery/BoxContents.tsx";

/** What was inside a past box; nothing if the server does not describe it. */
export function LastBoxContents({ month, items, itemsValue }: Omit<BoxPicture, "image">) {
  if (items === undefined && itemsValue === undefined) return null;
  return (
    <Stack gap="s1">
      {month === undefined ? null : <Text weight="bold">{titleOf(month)}</Text>}
      <BoxContents items={items} itemsValue={itemsValue} />
    </Stack>
  );
}

/** "A de outubro de 2025" */
function titleOf(month: CivilDate): string {
  return `A de ${monthCaption(month).toLowerCase()}`;
}

/** Keeps the place of `LastBoxContents` while it loads. */
export function LastBoxContentsPlaceholder() {
  return (
    <Stack gap="s1" aria-hidden>
      {["title", "items", "more items", "value"].map((line) => (
        <Text key={line}>
          <Skeleton width="medium" />
        </Text>
      ))}
    </Stack>
  );
}
