import type { City } from "./city.ts";

export const northeasternCities: readonly City[] = [
  {
    state: "AL",
    city: "Maceió",
    streets: [
      ["57017130", "Rua Presidente Prudente de Moraes", "Levada"],
      ["57045400", "Rua Empresário José Gomes de Barros", "Barro Duro"],
      ["57075295", "Rua Paz Brasileira", "Santos Dumont"],
    ],
  },
  {
    state: "AL",
    city: "Arapiraca",
    streets: [["57307340", "Rua Antônio Messias", "Jardim Esperança"]],
  },
  {
    state: "AL",
    city: "Palmeira dos Índios",
    streets: [["57602540", "Rua São João", "Ribeira"]],
  },
  {
    state: "BA",
    city: "Salvador",
    streets: [
      ["40365480", "Ladeira do Ere", "Curuzu"],
      ["41227025", "Avenida Paulista", "Calabetão"],
      ["41510307", "Rua da Rodagem", "São Cristóvão"],
      ["41610432", "Rua Walter Seijo", "Itapuã"],
    ],
  },
  {
    state: "BA",
    city: "Eunápolis",
    streets: [["45820839", "Avenida Paulista", "Alvorada"]],
  },
  {
    state: "BA",
    city: "Vitória da Conquista",
    streets: [["45051100", "Avenida Piauí", "Brasil"]],
  },
  {
    state: "CE",
    city: "Fortaleza",
    streets: [
      ["60170001", "Avenida Desembargador Moreira", "Aldeota"],
      ["60183180", "Vila Mary", "Vicente Pinzon"],
      ["60411055", "Avenida 13 de Abril", "Vila União"],
      ["60811255", "Rua Laranjal", "Engenheiro Luciano Cavalcante"],
      ["60822325", "Avenida General Afonso Albuquerque Lima", "Cambeba"],
    ],
  },
  {
    state: "CE",
    city: "Caucaia",
    streets: [["61618845", "Rua da Igreja", "Tabuba"]],
  },
  {
    state: "CE",
    city: "Sobral",
    streets: [["62011140", "Rua Domingos Olímpio", "Centro"]],
  },
  {
    state: "MA",
    city: "São Luís",
    streets: [
      ["65058689", "Rua Cristo Rei", "Vila Apaco"],
      ["65075020", "Rua dos Acapus", "Jardim Renascença"],
    ],
  },
  {
    state: "MA",
    city: "Caxias",
    streets: [["65604055", "Rua Alfredo Beleza", "Centro"]],
  },
  {
    state: "MA",
    city: "Imperatriz",
    streets: [["65904302", "Rua Araguaia", "Cinco Irmãos"]],
  },
  {
    state: "PB",
    city: "João Pessoa",
    streets: [
      ["58015200", "Rua Doutor Batista Lins", "Jaguaribe"],
      ["58040917", "Avenida Rui Barbosa", "Torre"],
      ["58070140", "Rua Magno Lopes", "Varjão"],
    ],
  },
  {
    state: "PB",
    city: "Campina Grande",
    streets: [["58414350", "Rua Manoel do O. Júnior", "Liberdade"]],
  },
  {
    state: "PB",
    city: "Patos",
    streets: [["58701396", "Rua Otílio de Sousa", "Maternidade"]],
  },
  {
    state: "PE",
    city: "Recife",
    streets: [["52061410", "Rua Jacó Velosino", "Casa Forte"]],
  },
  {
    state: "PE",
    city: "Olinda",
    streets: [["53090580", "Rua Sessenta e Oito", "Rio Doce"]],
  },
  {
    state: "PE",
    city: "Jaboatão dos Guararapes",
    streets: [["54230640", "Avenida Agamenon Magalhães", "Zumbi do Pacheco"]],
  },
  {
    state: "PE",
    city: "Camaragibe",
    streets: [["54765170", "Rua Maria Rosa", "Viana"]],
  },
  {
    state: "PI",
    city: "Teresina",
    streets: [
      ["64000290", "Rua Arlindo Nogueira", "Centro"],
      ["64022235", "Rua Bulgari", "Lourival Parente"],
      ["64080050", "Rua Rondônia", "Novo Horizonte"],
    ],
  },
  {
    state: "PI",
    city: "Picos",
    streets: [["64600547", "Rua Joaquim Holanda", "Boa Vista"]],
  },
  {
    state: "RN",
    city: "Natal",
    streets: [
      ["59020360", "Rua Montano Emerenciano", "Barro Vermelho"],
      ["59030580", "Rua Noel Rosa", "Barro Vermelho"],
      ["59086015", "Rua Maria Godeiro Fernandes", "Neópolis"],
    ],
  },
  {
    state: "RN",
    city: "Mossoró",
    streets: [["59626670", "Rua Sabino Leite", "Rincão"]],
  },
  {
    state: "RN",
    city: "Parnamirim",
    streets: [["59142070", "Rua São Paulo", "Rosa dos Ventos"]],
  },
  {
    state: "SE",
    city: "Aracaju",
    streets: [
      ["49032170", "Travessa Vicente Rodrigues", "Farolândia"],
      ["49037029", "Rua Neusa Melo de Meneses", "Aeroporto"],
      ["49042440", "Rua Vinte e Oito de Junho", "São Conrado"],
      ["49082600", "Avenida Tiradentes", "Novo Paraíso"],
    ],
  },
];
