import type { StoredCard } from "@petbox/domain/card/storedCard";
import { lazyValue } from "@petbox/domain/store/lazyValue";
import { FormDialog } from "../../components/feedback/FormDialog/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { storedCardName } from "../../components/payment/StoredCardItem/index.ts";
import { CardFormLoader } from "./CardFormLoader.tsx";
import type { SavedCardFormProps } from "./SavedCardForm.tsx";

export interface SavedCardDialogProps extends Omit<SavedCardFormProps, "knownHolderName"> {
  readonly open: boolean;
  /** The card to replace; undefined to add a card. */
  readonly edited: StoredCard | undefined;
  /** The card that remains the main one when another is added. */
  readonly main: StoredCard | undefined;
  readonly onClose: () => void;
}

const savedCardForm = lazyValue(async () => (await import("./SavedCardForm.tsx")).SavedCardForm);

/** Dialog to add a card or to replace one (SUB-084, SUB-085). Number and security code exist only in its form. */
export function SavedCardDialog({ open, edited, main, onClose, ...form }: SavedCardDialogProps) {
  return (
    <FormDialog
      open={open}
      title={edited ? `Editar ${storedCardName(edited)}` : "Adicionar cartão"}
      data-draft={edited?.id}
      pending={form.pending}
      onClose={onClose}
    >
      <Stack gap="s5">
        <Text tone="soft">{purposeOf(edited, main)}</Text>
        <CardFormLoader module={savedCardForm} form={{ ...form, knownHolderName: edited?.holderName }} />
      </Stack>
    </FormDialog>
  );
}

function purposeOf(edited: StoredCard | undefined, main: StoredCard | undefined): string {
  if (edited) {
    return `Digite todos os dados do cartão. Ele substitui o ${storedCardName(edited)} nas próximas cobranças.`;
  }
  if (main) {
    return `Ele fica guardado na sua conta, e nenhuma cobrança muda de cartão. Para usá-lo no lugar do ${storedCardName(main)}, escolha depois “Tornar principal”.`;
  }
  return "Ele fica guardado na sua conta, para renovar uma assinatura ou assinar tapetes e alimentos.";
}
