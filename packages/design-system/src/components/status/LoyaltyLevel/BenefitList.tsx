import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Icon } from "../../foundations/Icon/Icon.tsx";
import { Stack } from "../../foundations/Stack/Stack.tsx";
import { Text } from "../../foundations/Text/Text.tsx";
import { Benefit } from "./LoyaltyLevel.styles.ts";

export interface BenefitListProps {
  /** The heading and accessible name of the list. */
  label: string;
  /** The benefits, one a line. */
  benefits: readonly ReactNode[];
}

/**
 * The benefits of a level; renders nothing without any.
 *
 * @example
 * <BenefitList
 *   label="Benefícios do nível Ouro"
 *   benefits={["Frete grátis na loja quando vai junto com o BOX", "5% de desconto na categoria Fidelidade"]}
 * />
 */
export function BenefitList({ label, benefits }: BenefitListProps) {
  const id = useId();
  if (benefits.length === 0) return null;
  return (
    <Stack gap="s2">
      <Text weight="bold" id={id}>
        {label}
      </Text>
      <Stack list gap="s2" aria-labelledby={id}>
        {benefits.map((benefit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be identical, and are never reordered
          <Benefit key={index}>
            <Icon icon={Check} size="small" />
            <span>{benefit}</span>
          </Benefit>
        ))}
      </Stack>
    </Stack>
  );
}
