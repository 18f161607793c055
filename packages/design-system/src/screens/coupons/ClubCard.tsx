import { withArticle } from "@petbox/domain/pet/phrases";
import { capitalized } from "@petbox/domain/text/capitalized";
import { ImageDown } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../components/actions/Button/index.ts";
import { Stack } from "../../components/foundations/Stack/index.ts";
import { Text } from "../../components/foundations/Text/index.ts";
import { PetPortrait } from "../../components/media/PetPortrait/index.ts";
import type { PortrayedRecipient } from "../checkout/SummaryBox.tsx";

interface ClubCardProps {
  readonly pet: PortrayedRecipient;
  /** The full URL of the invitation. */
  readonly link: string;
}

/** Characters of a name that the picture shows in large type. */
const longestName = 25;

/** As many whole words of a name as the picture has room for, and at least one. */
function shortened(name: string): string {
  const words = name.trim().split(/\s+/);
  while (words.length > 1 && words.join(" ").length > longestName) words.pop();
  return words.join(" ");
}

/** "O Bob entrou para o clube": a card to share as a picture, made in the browser. */
export function ClubCard({ pet: { sex, ...pet }, link }: ClubCardProps) {
  const portrait = useRef<SVGSVGElement>(null);
  const [state, setState] = useState<"idle" | "drawing" | "failed">("idle");
  const name = shortened(pet.name ?? "");
  // The tag has room for a short word only.
  const [tagged] = name.split(" ");
  const title = `${capitalized(withArticle({ name, sex }))} entrou para o clube`;

  async function share(): Promise<void> {
    if (portrait.current === null) return;
    setState("drawing");
    try {
      const [{ drawClubImage }, { shareImage }] = await Promise.all([
        import("./clubImage.ts"),
        import("./shareImage.ts"),
      ]);
      const shownLink = link.replace(/^https?:\/\//, "");
      await shareImage(
        await drawClubImage({ portrait: portrait.current, title, link: shownLink }),
        `${title}! ${link}`,
      );
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return (
    <Stack gap="s3" align="center">
      <PetPortrait {...pet} name={tagged} mood="happy" width={160} ref={portrait} />
      <Text weight="bold" align="center">
        {title}
      </Text>
      <Button
        variant="secondary"
        pending={state === "drawing"}
        texts={{ pendingLabel: "Desenhando a imagem" }}
        startIcon={<ImageDown aria-hidden />}
        onClick={() => void share()}
      >
        Compartilhar imagem
      </Button>
      <Text size="small" tone="soft" role="status">
        {state === "failed"
          ? "Não deu para criar a imagem neste navegador. O link acima funciona do mesmo jeito."
          : null}
      </Text>
    </Stack>
  );
}
