/** An item as the pictures draw it, and its price in a shop, in decimal reais. */
export type PastBoxItem = readonly [name: string, price: number];

const item = (name: string, price: number): PastBoxItem => [name, price];

/** Items of past dog boxes: toys, snacks, bones, treats, and the dried snacks of Body Parts. */
export const forDog = {
  ball: item("bola que pula alto", 19.9),
  bear: item("ursinho de pelúcia", 39.9),
  disc: item("disco de borracha", 34.9),
  rope: item("corda de puxar", 36.9),
  ring: item("anel de borracha", 32.9),
  boomerang: item("bumerangue de lona", 38.9),
  nylonBone: item("mordedor de náilon", 32.9),

  bones: item("ossinhos mastigáveis", 24.9),
  biscuits: item("biscoitos de aveia", 26.9),
  carrots: item("palitos de cenoura", 19.9),
  chicken: item("petiscos de frango", 22.9),

  chewBone: item("osso mastigável", 24.9),
  filledBone: item("osso recheado", 39.9),

  shampoo: item("xampu de camomila", 32.9),
  scarf: item("cachecol de inverno", 36.9),
  bandana: item("bandana do clube", 24.9),
  bowl: item("tigela dobrável", 29.9),
  sponge: item("esponja de banho", 21.9),
  soap: item("sabonete de aveia", 18.9),

  beefBone: item("osso bovino desidratado", 24.9),
  meatyBone: item("osso com carne desidratada", 39.9),
  drumstick: item("coxa de frango desidratada", 29.9),
  steak: item("bife de carne seca", 34.9),
  kale: item("couve desidratada", 17.9),
  herbs: item("mistura de ervas secas", 18.9),
  driedCarrot: item("cenoura desidratada", 19.9),
};

/** Items of past cat boxes: litter, snacks, toys and catnip. */
export const forCat = {
  litter: item("areia de mandioca", 29.9),

  fish: item("petiscos de peixe", 19.9),
  prawn: item("petiscos de camarão", 22.9),
  chicken: item("petiscos de frango", 21.9),

  mouse: item("ratinho de feltro", 22.9),
  yarn: item("novelo com guizo", 26.9),
  bell: item("guizo de perseguir", 19.9),
  wand: item("varinha com penas", 34.9),
  mouseWand: item("varinha com ratinho", 36.9),
  bellWand: item("varinha com guizo", 35.9),
  woolBall: item("bolinha de lã", 22.9),
  jumpingBall: item("bolinha saltitante", 19.9),
  catnip: item("vasinho de catnip", 26.9),
  catnipMouse: item("ratinho com catnip", 24.9),
};

/** The same for two cats and more. */
export const forTwoCats = {
  litter: item("duas areias de mandioca de 2,5 kg", 59.8),
  fish: item("dois pacotes de petiscos de peixe", 39.8),
  prawn: item("dois pacotes de petiscos de camarão", 45.8),
  chicken: item("dois pacotes de petiscos de frango", 43.8),
  mouse: item("dois ratinhos de feltro", 45.8),
  yarn: item("dois novelos com guizo", 53.8),
  bell: item("dois guizos de perseguir", 39.8),
  wand: item("duas varinhas com penas", 69.8),
  catnip: item("dois vasinhos de catnip", 53.8),
};
