import type { City } from "./city.ts";

export const southernCities: readonly City[] = [
  {
    state: "PR",
    city: "Curitiba",
    streets: [
      ["80020310", "Rua XV de Novembro", "Centro"],
      ["80520560", "Rua Carlos Augusto Cornelsen", "Bom Retiro"],
      ["81070300", "Rua Felinto Bento Vianna", "Portão"],
    ],
  },
  {
    state: "PR",
    city: "Cascavel",
    streets: [["85805360", "Rua Anne Frank", "Alto Alegre"]],
  },
  {
    state: "PR",
    city: "Foz do Iguaçu",
    streets: [["85862604", "Rua Vicente Nalevaiko", "Três Lagoas"]],
  },
  {
    state: "PR",
    city: "Londrina",
    streets: [["86081200", "Rua Café Robusta", "Conjunto Café"]],
  },
  {
    state: "PR",
    city: "Maringá",
    streets: [["87083575", "Avenida Mandacaru", "Jardim Rebouças"]],
  },
  {
    state: "PR",
    city: "Ponta Grossa",
    streets: [["84030758", "Rua Antônio Martini", "Neves"]],
  },
  {
    state: "PR",
    city: "Toledo",
    streets: [["85900150", "Rua General Canrobert Pereira da Costa", "Centro"]],
  },
  {
    state: "RS",
    city: "Porto Alegre",
    streets: [
      ["90035190", "Avenida Osvaldo Aranha", "Bom Fim"],
      ["91180001", "Avenida Baltazar de Oliveira Garcia", "Rubem Berta"],
      ["91540310", "Rua Ernesto Liscano", "Lomba do Pinheiro"],
    ],
  },
  {
    state: "RS",
    city: "Caxias do Sul",
    streets: [["95082450", "Rua Luiz Pezzi", "Panazzolo"]],
  },
  {
    state: "RS",
    city: "Erechim",
    streets: [["99709630", "Rua Aparício Dias da Silva", "Cerâmica"]],
  },
  {
    state: "RS",
    city: "Pelotas",
    streets: [["96060070", "Passeio Ana Neri", "Três Vendas"]],
  },
  {
    state: "RS",
    city: "Rio Grande",
    streets: [["96200400", "Rua General Osório", "Centro"]],
  },
  {
    state: "RS",
    city: "Santa Maria",
    streets: [["97061239", "Rua São Martinho da Serra", "Diácono João Luiz Pozzobon"]],
  },
  {
    state: "SC",
    city: "Florianópolis",
    streets: [["88058089", "Servidão Nossa Senhora Aparecida", "Ingleses do Rio Vermelho"]],
  },
  {
    state: "SC",
    city: "Araranguá",
    streets: [["88900132", "Avenida Sete de Setembro", "Vila São José"]],
  },
  {
    state: "SC",
    city: "Balneário Camboriú",
    streets: [
      ["88330514", "Rua 1700", "Centro"],
      ["88338080", "Rua Zimbábue", "Nações"],
    ],
  },
  {
    state: "SC",
    city: "Blumenau",
    streets: [["89065270", "Rua Garuva", "Salto do Norte"]],
  },
  {
    state: "SC",
    city: "Criciúma",
    streets: [["88809070", "Rua Padre Antônio Vieira", "Operária Nova"]],
  },
];
