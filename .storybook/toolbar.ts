import { faultKinds } from "@petbox/mock-server/backend/fault";
import { faultTitles } from "@petbox/mock-server/scenarios/faultTitles";
import { scenarios } from "@petbox/mock-server/scenarios/scenarios";
import type { GlobalTypes } from "storybook/internal/types";
import { exampleBrands } from "../packages/design-system/src/brand/exampleBrands.ts";
import { languages, latencies } from "./toolbarChoices.ts";

const ofTheStory = "da-historia";

/** A title of the panel's sentences, as it begins a label. */
const capitalized = (title: string) => title.charAt(0).toUpperCase() + title.slice(1);

export const initialGlobals = {
  theme: "light",
  contrast: "system",
  motion: "system",
  brand: "petbox",
  direction: "ltr",
  language: "pt-BR",
  scenario: ofTheStory,
  latency: ofTheStory,
  fault: ofTheStory,
  replies: ofTheStory,
};

/** Menus with an icon for each choice show no title: at 1280 px, ten titles would not fit. */
export const globalTypes: GlobalTypes = {
  theme: {
    description: "Tema",
    toolbar: {
      icon: "mirror",
      dynamicTitle: false,
      items: [
        { value: "light", title: "Claro", icon: "sun" },
        { value: "dark", title: "Escuro", icon: "moon" },
        { value: "system", title: "O do aparelho", icon: "browser" },
      ],
    },
  },
  contrast: {
    description: "Contraste",
    toolbar: {
      icon: "contrast",
      dynamicTitle: false,
      items: [
        { value: "system", title: "Normal", right: "o do aparelho", icon: "contrastignored" },
        { value: "more", title: "Mais contraste", right: "prefers-contrast", icon: "contrast" },
      ],
    },
  },
  motion: {
    description: "Movimento",
    toolbar: {
      icon: "lightning",
      dynamicTitle: false,
      items: [
        { value: "system", title: "Normal", right: "o do aparelho", icon: "lightning" },
        { value: "reduced", title: "Sem movimento", right: "reduzido", icon: "lightningoff" },
      ],
    },
  },
  brand: {
    description: "Marca",
    toolbar: {
      icon: "paintbrush",
      dynamicTitle: true,
      items: [
        { value: "petbox", title: "PetBox" },
        ...Object.entries(exampleBrands).map(([value, { title }]) => ({ value, title })),
      ],
    },
  },
  direction: {
    description: "Direção da leitura",
    toolbar: {
      icon: "paragraph",
      dynamicTitle: false,
      items: [
        { value: "ltr", title: "LTR", right: "da esquerda para a direita", icon: "alignleft" },
        { value: "rtl", title: "RTL", right: "da direita para a esquerda", icon: "alignright" },
      ],
    },
  },
  language: {
    description: "Idioma dos textos, nos componentes",
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: [
        { value: "pt-BR", title: "PT", right: "português" },
        ...Object.entries(languages).map(([value, { title }]) => ({
          value,
          title: value.toUpperCase(),
          right: title.toLowerCase(),
        })),
      ],
    },
  },
  scenario: {
    description: "Cenário do servidor, nas telas",
    toolbar: {
      icon: "database",
      dynamicTitle: true,
      items: [
        { value: ofTheStory, title: "Cenário", right: "o da história" },
        ...Object.entries(scenarios).map(([value, { title }]) => ({ value, title, right: value })),
      ],
    },
  },
  latency: {
    description: "Demora de cada resposta, nas telas",
    toolbar: {
      icon: "timer",
      dynamicTitle: true,
      items: [
        { value: ofTheStory, title: "Demora", right: "a da história" },
        // In an address, Storybook reads a bare number as one, and finds no item with it.
        ...latencies.map((each) => ({ value: `${each}ms`, title: `${each} ms` })),
      ],
    },
  },
  fault: {
    description: "Falha de todas as chamadas, nas telas",
    toolbar: {
      icon: "alert",
      dynamicTitle: true,
      items: [
        { value: ofTheStory, title: "Falha", right: "as da história" },
        ...faultKinds.map((kind) => ({
          value: kind.replace(/^(?=\d)/, "http-"),
          title: capitalized(faultTitles[kind]),
        })),
      ],
    },
  },
  replies: {
    description: "Como o servidor escreve as respostas, nas telas",
    toolbar: {
      icon: "markup",
      dynamicTitle: false,
      items: [
        { value: ofTheStory, title: "Tipos", right: "respostas com tipos", icon: "markup" },
        {
          value: "laravel",
          title: "Laravel",
          right: "sem casts: números como texto, erros do Laravel",
          icon: "structure",
        },
      ],
    },
  },
};
