import type { OutsideLinks } from "./outsideLinks.ts";

export interface FooterLink {
  readonly label: string;
  readonly href: string;
  /** On another site: opens in another tab. */
  readonly outside?: boolean;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** The links of the footer, group by group (MAN-097 to MAN-100, MAN-106). */
export function footerGroups(outside: OutsideLinks): readonly FooterGroup[] {
  return [
    {
      title: "Assinatura",
      links: [
        { label: "Fazer assinatura", href: "/assine" },
        { label: "Dúvidas", href: outside.help, outside: true },
        { label: "Já sou assinante", href: "/login" },
        { label: "Últimas caixas", href: "/ultimos" },
      ],
    },
    {
      title: "Mais produtos",
      links: [
        { label: "Tapetes higiênicos", href: "/compra-programada/tapetes-higienicos" },
        { label: "Alimentos úmidos", href: "/compra-programada/alimentos-umidos" },
        { label: "Loja PetBox", href: outside.shop, outside: true },
      ],
    },
    {
      title: "Políticas",
      links: [
        { label: "Termos de uso", href: "/termos-de-uso" },
        { label: "Termos da assinatura de tapetes higiênicos", href: "/termos-de-uso-tapetes" },
        { label: "Política de trocas e devoluções", href: "/politica-de-trocas" },
        { label: "Política de frete", href: "/politica-de-frete" },
        { label: "Privacidade", href: "/privacidade" },
        { label: "Cookies", href: "/cookies" },
      ],
    },
    {
      title: "Saiba Mais",
      links: [
        { label: "Como funciona", href: "/#oquevem" },
        { label: "Caixas para cachorros", href: "/trilhas/cachorro/essencial" },
        { label: "Caixas para gatos", href: "/trilhas/gato/essencial" },
        { label: "Frete grátis", href: "/politica-de-frete-gratis" },
        { label: "Concurso cultural", href: "/concurso/edicao-3" },
      ],
    },
  ];
}
