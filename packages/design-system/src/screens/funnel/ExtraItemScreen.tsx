import { type AsyncResult, readyValue } from "@petbox/domain/asyncResult/asyncResult";
import { forPet, type NamedPet } from "@petbox/domain/pet/phrases";
import { type ExtraItem, noExtraItem } from "@petbox/domain/plan/offer";
import { Button } from "../../components/actions/Button/index.ts";
import { ExtraItemCard, ExtraItemCardSkeleton } from "../../components/commerce/ExtraItemCard/index.ts";
import { EmptyState } from "../../components/feedback/EmptyState/index.ts";
import { BottomBar } from "../../components/navigation/BottomBar/index.ts";
import { OfferList } from "./OfferList.tsx";
import { type StepSave, StepScreen } from "./StepScreen.tsx";

export interface ExtraItemScreenProps {
  readonly save: StepSave;
  readonly pet: NamedPet;
  readonly items: AsyncResult<readonly ExtraItem[]>;
  /** Tag of the saved answer; "normal" means no item. */
  readonly chosen?: string | undefined;
  /** Tag of the answer being saved; "normal" means no item. */
  readonly pendingValue?: string | undefined;
  /** Called with the selected tag; "normal" means no item. */
  readonly onChoose: (tag: string) => void;
}

/** An optional extra item in every box; selecting an option saves it (FUN-091 to FUN-094). */
export function ExtraItemScreen({ save, pet, items, chosen, pendingValue, onChoose }: ExtraItemScreenProps) {
  const nothingOffered = readyValue(items)?.length === 0;
  return (
    <StepScreen
      save={save}
      width="page"
      title={`Um mimo a mais ${forPet(pet)}?`}
      description="Ele vai em todas as caixas, e o valor entra na cobrança de cada mês. Escolha um, ou siga sem nenhum."
    >
      <OfferList
        offers={items}
        label="Itens extras"
        loadingText="Carregando os itens extras"
        failureTitle="Não deu para carregar os itens extras"
        skeleton={<ExtraItemCardSkeleton />}
        empty={
          <EmptyState title="Sua caixa já está completa">
            Esta trilha não tem itens extras este mês. É só seguir em frente.
          </EmptyState>
        }
        keyOf={({ tag }) => tag}
      >
        {({ tag, call, name, description, image, monthlyPrice, isPriceKnown }) => (
          <ExtraItemCard
            call={call}
            name={name}
            description={description}
            image={image}
            monthlyPrice={isPriceKnown ? monthlyPrice : undefined}
            chosen={chosen === tag}
            pending={pendingValue === tag}
            disabled={pendingValue !== undefined && pendingValue !== tag}
            onChoose={() => onChoose(tag)}
          />
        )}
      </OfferList>
      <BottomBar>
        <Button
          variant={nothingOffered ? "primary" : chosen === noExtraItem ? "secondary" : "quiet"}
          aria-pressed={nothingOffered ? undefined : chosen === noExtraItem}
          pending={pendingValue === noExtraItem}
          onClick={() => onChoose(noExtraItem)}
        >
          {nothingOffered ? "Continuar" : "Não, obrigado"}
        </Button>
      </BottomBar>
    </StepScreen>
  );
}
