import type { City } from "./city.ts";

export const centerWesternCities: readonly City[] = [
  {
    state: "DF",
    city: "Brasília",
    streets: [
      ["70351757", "SHIGS 708 Bloco G", "Asa Sul"],
      ["71020631", "QE 11 Área Especial C", "Guará I"],
      ["71670150", "SHIS QI 26 Conjunto 15", "Setor de Habitações Individuais Sul"],
      ["71715004", "Segunda Avenida Bloco 360", "Núcleo Bandeirante"],
      ["73046735", "Quadra 17 AR 8", "Sobradinho"],
    ],
  },
  {
    state: "GO",
    city: "Goiânia",
    streets: [["74369577", "Rua MMM 3", "Setor Três Marias"]],
  },
  {
    state: "GO",
    city: "Anápolis",
    streets: [["75074580", "Rua Direita", "Recanto do Sol"]],
  },
  {
    state: "GO",
    city: "Aparecida de Goiânia",
    streets: [["74970530", "Rua Colibri", "Colina Azul"]],
  },
  {
    state: "GO",
    city: "Jataí",
    streets: [["75802095", "Avenida Tocantins", "Vila Jardim Rio Claro"]],
  },
  {
    state: "GO",
    city: "Luziânia",
    streets: [["72851390", "Rua 09", "Parque Nova Iguaçu"]],
  },
  {
    state: "GO",
    city: "Rio Verde",
    streets: [["75906428", "Avenida Brasília", "Vila Baylão"]],
  },
  {
    state: "MS",
    city: "Campo Grande",
    streets: [
      ["79002290", "Rua da Imprensa", "Monte Castelo"],
      ["79032520", "Rua Cinderela", "Carandá Bosque"],
      ["79050260", "Rua Pires do Rio", "Jardim TV Morena"],
    ],
  },
  {
    state: "MS",
    city: "Corumbá",
    streets: [["79320205", "Rua José Silvino da Costa", "Aeroporto"]],
  },
  {
    state: "MS",
    city: "Ponta Porã",
    streets: [["79903312", "Rua Ibituruna", "Jardim Esperança"]],
  },
  {
    state: "MT",
    city: "Cuiabá",
    streets: [
      ["78010285", "Rua das Missões", "Areão"],
      ["78020290", "Rua Joaquim Murtinho", "Centro-Sul"],
      ["78040265", "Rua José Rabello Leite", "Santa Rosa"],
    ],
  },
  {
    state: "MT",
    city: "Rondonópolis",
    streets: [["78705164", "Avenida Presidente Médici", "Cidade Salmen"]],
  },
  {
    state: "MT",
    city: "Sinop",
    streets: [["78557661", "Avenida dos Baluís", "Jardim Jacarandás"]],
  },
  {
    state: "MT",
    city: "Várzea Grande",
    streets: [["78110511", "Rua Coronel Hamilton de Sá", "Centro-Norte"]],
  },
];
