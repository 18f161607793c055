import { Pencil, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { useTexts } from "../../../texts/useTexts.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Card, type CardLook } from "../../foundations/Card/Card.tsx";
import { Heading } from "../../foundations/Heading/Heading.tsx";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Contents, Missing, Top } from "./AddressCard.styles.ts";
import { type AddressCardTexts, addressCardTexts } from "./addressCardTexts.ts";
import { addressLines, type KnownAddress, missingPartsOf } from "./addressLines.ts";
import { WrittenAddress } from "./WrittenAddress.tsx";

export interface AddressCardProps extends CardLook, Omit<ComponentProps<"div">, "children" | "title"> {
  /** The purpose of the address, unlike that of the cards beside it: "Entrega do Bob". */
  title: string;
  /** What is delivered, if the title does not say it: "2 pacotes de tapete branco". */
  description?: string | undefined;
  /** The known parts of the address; the card names the missing ones. */
  address: KnownAddress;
  /** Called when the edit button is pressed; without it the button is hidden. */
  onEdit?: (() => void) | undefined;
  /** An additional note, such as why there is no edit button. */
  note?: string | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Replaces the component's own texts, all or some. */
  texts?: Partial<AddressCardTexts> | undefined;
}

/**
 * An address in the lines of a parcel label, with its missing parts and an edit button.
 *
 * @example
 * <AddressCard
 *   title="Entrega do Bob"
 *   address={{ street: "Avenida Paulista", number: "1578", neighborhood: "Bela Vista", city: "São Paulo", state: "SP" }}
 *   onEdit={() => location.assign("/dados-cliente?q=entrega")}
 * />
 */
export function AddressCard(props: AddressCardProps) {
  const { title, description, address, onEdit, note, headingLevel = 3, texts, ...rest } = props;
  const words = useTexts("addressCard", addressCardTexts, texts);
  const isEmpty = addressLines(address, words).length === 0;
  const missing = missingPartsOf(address);
  return (
    <Card {...rest}>
      <Stack gap="s3">
        <Top>
          <Heading headingLevel={headingLevel}>
            <span>{title}</span> {description === undefined ? null : <Contents>{description}</Contents>}
          </Heading>
          {onEdit === undefined ? null : (
            <IconButton
              label={`${words.editLabel}: ${description === undefined ? title : `${title}, ${description}`}`}
              onClick={() => onEdit()}
            >
              <Pencil aria-hidden />
            </IconButton>
          )}
        </Top>
        {isEmpty ? <Text tone="soft">{words.emptyLabel}</Text> : <WrittenAddress address={address} texts={words} />}
        {!isEmpty && missing.length > 0 ? (
          <Missing>
            <Icon icon={TriangleAlert} size="small" />
            <span>{words.missingText(missing)}</span>
          </Missing>
        ) : null}
        {note === undefined ? null : (
          <Text size="small" tone="soft">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
