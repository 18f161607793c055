import { saveSize } from "@petbox/api-client/funnel/api";
import { type SizeOption, SizeScreen } from "@petbox/design-system/screens/funnel/SizeScreen";
import { StepLoadingScreen } from "@petbox/design-system/screens/funnel/StepLoadingScreen";
import { type Size, sizeLabels, sizes, sizeWeights } from "@petbox/domain/pet/size";
import { useState } from "react";
import { useServices } from "../../app/services.ts";
import { stepLoader } from "./stepLoader.ts";
import { useFunnelStep } from "./useFunnelStep.ts";

export { SizePage as Component, StepLoadingScreen as HydrateFallback };

export const loader = stepLoader("size");

const options: readonly SizeOption[] = sizes.map((size) => ({
  size,
  name: sizeLabels[size],
  weight: sizeWeights[size],
  image: `/imagens/porte-${size}.svg`,
}));

/** The dog's size. Cats skip this step. */
function SizePage() {
  const { client } = useServices();
  const { answers, pet, save, saveAndGoOn } = useFunnelStep("size");
  const [pressed, setPressed] = useState<Size>();

  function choose(size: Size): void {
    // A page without a token cannot save: it sends nothing and shows no failure (FUN-154).
    if (!client.hasToken()) return;
    void saveAndGoOn(
      (caller) => {
        setPressed(size);
        return saveSize(caller, size);
      },
      { size },
    );
  }

  return (
    <SizeScreen
      save={save}
      pet={pet}
      options={options}
      chosen={answers.size === "gato" ? undefined : answers.size}
      pendingValue={save.pending ? pressed : undefined}
      onChoose={choose}
      onRetry={() => pressed && choose(pressed)}
    />
  );
}
