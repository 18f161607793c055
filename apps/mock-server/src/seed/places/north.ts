import type { City } from "./city.ts";

export const northernCities: readonly City[] = [
  {
    state: "AC",
    city: "Rio Branco",
    streets: [
      ["69900004", "Rua Barbosa Lima", "Base"],
      ["69905080", "Avenida Epaminondas Jácome", "Habitasa"],
      ["69901791", "Travessa Beija-flor", "Vitória"],
      ["69911152", "Rua Novo Horizonte", "Pista"],
      ["69919278", "Beco Anápolis", "Paz"],
    ],
  },
  {
    state: "AM",
    city: "Manaus",
    streets: [
      ["69036360", "Rua João Pimentel", "Compensa"],
      ["69059010", "Rua São José", "Santa Etelvina"],
      ["69086460", "Rua Itaterá", "Gilberto Mestrinho"],
    ],
  },
  {
    state: "AM",
    city: "Itacoatiara",
    streets: [["69101059", "Rua Benjamim Constant", "Iraci"]],
  },
  {
    state: "AM",
    city: "Manacapuru",
    streets: [["69403613", "Rua Salvador", "Vale Verde"]],
  },
  {
    state: "AP",
    city: "Macapá",
    streets: [
      ["68901259", "Avenida FAB", "Santa Rita"],
      ["68903180", "Rua Doutor Walter da Silva Pacheco", "Jardim Marco Zero"],
      ["68908883", "Avenida Marechal Eduardo Gomes", "Infraero"],
      ["68909605", "Alameda Floração", "Boné Azul"],
    ],
  },
  {
    state: "AP",
    city: "Santana",
    streets: [["68928048", "Avenida José de Anchieta", "Paraíso"]],
  },
  {
    state: "PA",
    city: "Belém",
    streets: [
      ["66055260", "Avenida Governador José Malcher", "Nazaré"],
      ["66087170", "Rua Xavante", "Marco"],
      ["66120750", "Passagem Santa Rosa", "Sacramenta"],
    ],
  },
  {
    state: "PA",
    city: "Ananindeua",
    streets: [["67133125", "Travessa WE-60", "Cidade Nova"]],
  },
  {
    state: "PA",
    city: "Capanema",
    streets: [["68700216", "Travessa Antônio Ferreira", "Igrejinha"]],
  },
  {
    state: "PA",
    city: "Santarém",
    streets: [["68040835", "Rua Rosa de França", "Mapiri"]],
  },
  {
    state: "RO",
    city: "Porto Velho",
    streets: [
      ["76801799", "Avenida dos Imigrantes", "São Sebastião"],
      ["76804260", "Rua Bolívia", "Mocambo"],
      ["76807318", "Rua dos Buritis", "Nova Floresta"],
    ],
  },
  {
    state: "RO",
    city: "Ariquemes",
    streets: [["76876286", "Rua Humaitá", "Setor 09"]],
  },
  {
    state: "RO",
    city: "Cacoal",
    streets: [["76963716", "Avenida Cuiabá", "Centro"]],
  },
  {
    state: "RO",
    city: "Ji-Paraná",
    streets: [["76900032", "Travessa da CDL", "Centro"]],
  },
  {
    state: "RR",
    city: "Boa Vista",
    streets: [
      ["69304440", "Rua Alferes José Agostinho", "Mecejana"],
      ["69306394", "Rua Perimetral Norte", "Nossa Senhora Aparecida"],
      ["69308300", "Rua Pedra Pintada", "Treze de Setembro"],
      ["69311104", "Rua Nicarágua", "Cauamé"],
      ["69313348", "Rua Heráclito Cavalcante", "Cambará"],
    ],
  },
  {
    state: "TO",
    city: "Palmas",
    streets: [
      ["77001328", "Quadra ARNO 32 Rua 13", "Plano Diretor Norte"],
      ["77007050", "Quadra ARNE 34 Alameda 7", "Plano Diretor Norte"],
      ["77023432", "Quadra ARSE 92 Alameda 9", "Plano Diretor Sul"],
      ["77023576", "Quadra ARSE 102 Alameda 14 A", "Plano Diretor Sul"],
    ],
  },
  {
    state: "TO",
    city: "Araguaína",
    streets: [["77823788", "Rua Inglaterra", "Residencial Jardim Europa"]],
  },
  {
    state: "TO",
    city: "Gurupi",
    streets: [["77410140", "Avenida Paraíba", "Vila Paulista"]],
  },
];
