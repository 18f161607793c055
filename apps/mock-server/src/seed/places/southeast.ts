import type { City } from "./city.ts";

export const southeasternCities: readonly City[] = [
  {
    state: "ES",
    city: "Vitória",
    streets: [
      ["29030085", "Beco Sião", "São Pedro"],
      ["29075055", "Praça Darcy José de Sá Filho", "Goiabeiras"],
    ],
  },
  {
    state: "ES",
    city: "Cachoeiro de Itapemirim",
    streets: [["29301661", "Avenida Doutor Aristides Campos", "Estelita Coelho Marins"]],
  },
  {
    state: "ES",
    city: "Colatina",
    streets: [["29704872", "Rua Universal", "Morada do Sol"]],
  },
  {
    state: "ES",
    city: "São Mateus",
    streets: [["29946490", "Avenida Esbertalina Barbosa Damiani", "Guriri Norte"]],
  },
  {
    state: "ES",
    city: "Serra",
    streets: [["29171034", "Rua Calcedonia", "Serra Dourada I"]],
  },
  {
    state: "MG",
    city: "Belo Horizonte",
    streets: [
      ["30120060", "Rua dos Carijós", "Centro"],
      ["30130005", "Avenida Afonso Pena", "Boa Viagem"],
      ["31970323", "Rua Osmir Venuto da Silva", "Jardim Vitória"],
    ],
  },
  {
    state: "MG",
    city: "Araguari",
    streets: [["38440086", "Rua Martinez Rodrigues da Cunha", "Centro"]],
  },
  {
    state: "MG",
    city: "Contagem",
    streets: [["32220230", "Rua Vera Cruz", "Jardim Industrial"]],
  },
  {
    state: "MG",
    city: "Divinópolis",
    streets: [["35501641", "Rua Lavras", "São José"]],
  },
  {
    state: "MG",
    city: "Montes Claros",
    streets: [["39403165", "Avenida Penápolis", "São Geraldo"]],
  },
  {
    state: "MG",
    city: "Sete Lagoas",
    streets: [["35701485", "Rua Raimundo Domingos Franco", "Dante Lanza"]],
  },
  {
    state: "MG",
    city: "Uberaba",
    streets: [["38020390", "Praça Doutor Carlos Terra", "São Benedito"]],
  },
  {
    state: "MG",
    city: "Varginha",
    streets: [["37044410", "Rua Geraldo Ciríaco da Silva", "São Francisco"]],
  },
  {
    state: "RJ",
    city: "Rio de Janeiro",
    streets: [
      ["20040002", "Avenida Rio Branco", "Centro"],
      ["22021001", "Avenida Atlântica", "Copacabana"],
      ["22250040", "Praia de Botafogo", "Botafogo"],
      ["22410003", "Rua Visconde de Pirajá", "Ipanema"],
      ["22793245", "Rua Paulo Areal", "Barra da Tijuca"],
      ["22793395", "Rua Sylvio da Rocha Pollis", "Barra da Tijuca"],
    ],
  },
  {
    state: "RJ",
    city: "Campos dos Goytacazes",
    streets: [["28035042", "Rua Tenente-Coronel Cardoso", "Centro"]],
  },
  {
    state: "RJ",
    city: "Duque de Caxias",
    streets: [["25065171", "Avenida Brasil", "Vila São Luís"]],
  },
  {
    state: "RJ",
    city: "São João de Meriti",
    streets: [["25580361", "Rua Doutor Rui Pessoa", "Jardim Jurema"]],
  },
  {
    state: "SP",
    city: "São Paulo",
    streets: [
      ["01001000", "Praça da Sé", "Sé"],
      ["01045001", "Praça da República", "República"],
      ["01305000", "Rua Augusta", "Consolação"],
      ["01310100", "Avenida Paulista", "Bela Vista"],
      ["01426001", "Rua Oscar Freire", "Cerqueira César"],
      ["03187010", "Rua Piraçununga", "Vila Bertioga"],
      ["03318000", "Rua Serra de Bragança", "Vila Gomes Cardim"],
      ["04144070", "Rua Pereira Estéfano", "Vila da Saúde"],
      ["04302021", "Rua Paracatu", "Parque Imperial"],
      ["04538132", "Avenida Brigadeiro Faria Lima", "Itaim Bibi"],
      ["04545005", "Rua das Fiandeiras", "Vila Olímpia"],
      ["05007050", "Rua Ermelinda Americano", "Perdizes"],
    ],
  },
  {
    state: "SP",
    city: "Araçatuba",
    streets: [["16015244", "Rua Cristiano Olsen", "Jardim Sumaré"]],
  },
  {
    state: "SP",
    city: "Diadema",
    streets: [["09961660", "Rua Barão de Vitória", "Casa Grande"]],
  },
  {
    state: "SP",
    city: "Franca",
    streets: [["14401150", "Rua Frederico Moura", "Cidade Nova"]],
  },
  {
    state: "SP",
    city: "Itu",
    streets: [["13312741", "Rua Dulcelina do Carmo Milano", "Parque Residencial Potiguara"]],
  },
  {
    state: "SP",
    city: "Jundiaí",
    streets: [["13216000", "Avenida São João", "Vila Joana"]],
  },
  {
    state: "SP",
    city: "Ribeirão Preto",
    streets: [["14031540", "Rua Manuel de Macedo", "Parque Ribeirão Preto"]],
  },
  {
    state: "SP",
    city: "Santos",
    streets: [["11085005", "Rua Brigadeiro Newton Braga", "Saboó"]],
  },
];
