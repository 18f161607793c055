import { documented } from "@petbox/storybook/documented";
import { Divider } from "./Divider.tsx";

export const dividerDocs = documented({
  component: Divider,
  example: <Divider />,
  purpose: "Uma linha entre duas partes da mesma coisa.",
  instead: [
    { use: "Stack", when: "quando a distância já separa: é quase sempre" },
    { use: "Card", when: "quando as partes são coisas diferentes" },
  ],
  keyboard: [],
  heard: ["“Separador”"],
});
