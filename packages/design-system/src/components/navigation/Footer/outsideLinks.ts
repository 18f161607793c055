/** Placeholders for the URLs on other sites, which the application replaces. */
export interface OutsideLinks {
  readonly shop: string;
  readonly help: string;
  readonly complaints: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly youtube: string;
  readonly tiktok: string;
}

export const outsideLinks: OutsideLinks = {
  shop: "https://loja.petbox.example/",
  help: "https://ajuda.petbox.example/",
  complaints: "https://reclamacoes.petbox.example/",
  instagram: "https://instagram.petbox.example/",
  facebook: "https://facebook.petbox.example/",
  youtube: "https://youtube.petbox.example/",
  tiktok: "https://tiktok.petbox.example/",
};
