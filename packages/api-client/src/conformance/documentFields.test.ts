import { expect, it } from "vitest";
import { wireCallExamples, wireExamples } from "./wireExamples.ts";

/** The fields of the documents' entities by their own names. `a.b` is a field of an object, `a[].b` of a list's items. */
const documentFields: Readonly<Record<string, string>> = {
  speciesOption: "tag name image",
  sizeOption: "tag name image",
  pet: "pet_breed pet_breed_srd1 pet_breed_srd2 pet_birth",
  userContact: "email phone_ddd phone_number check_newsletter check_privacy",
  track: "tag name descricao imagem price dashed_price active class",
  plan: "tag name descrisao price imagem especial",
  extraItem: "tag call name descricao imagem price active",
  couponDiscount: "value_discount",
  clientRecord:
    "name cpf birthDate phone_ddd phone_number payment_cep payment_address_street payment_address_number payment_address_complement payment_address_neighborhood payment_address_city payment_address_state",
  customerPayload: "fullname cpf birthdate phone_area_code phone_number recaptcha_response",
  checkoutCard:
    "holder_name number expiration_month expiration_year cvv cpf recaptcha_response hashWire hashPagarme credit_card",
  cepAnswer: "data.cidade data.estado data.bairro data.logradouro",
  subscriptionSuccess:
    "payload.amount payload.parcels payload.shipping_amount payload.plan_code payload.cupom_code subscription[].payment.subscription_code",
  benefitLevel: "id name min_toship free_shipping_with_box shop_subscriber_fixed_discount",
  gift: "gift.qtd gift.inventory.name",
  cartItem: "sku name_item image_alt unit_amount quantity",
  shipmentFlowEntry:
    "subscription_code pet_name pet_image benefit_level active subscription_created_at next_env_date next_invoice_date pagamento_pago dt_cobranca_pg error_img envios",
  envio:
    "envios[].status envios[].dt_cobranca envios[].embalando envios[].dt_embalando envios[].transportadora envios[].dt_coletado envios[].entregue envios[].dt_entregue envios[].avaliou envios[].tid",
  invoiceInfo: "invoice_info[].code invoice_info[].invoice_date",
  resolution:
    "gateway_code gateway_order_status pix_boleto_details parcels amount plan.name plan.parcels plan.amount type error retryClientCharges",
  needsRetry: "subscription_code next_invoice_date",
  userDataForm: "name phone doc birthdate zipcode street number complement neighborhood city state recaptcha_response",
  ratingShip: "avaliacao customer_service logistics",
  ratingItem: "name item_foto avaliacao data.id to_ship",
  receivedBox:
    "subscription pet_name pet_sex created_at code_rast rast_track env_created canceled entregue postado tid conclu_avaliete media_itens rate",
  offer: "name image_item price especial_price rate url_key",
  user: "name email doc instagram code_moip",
  customer: "customer.code",
  campaign: "id banner_desktop banner_mobile descricao_beneficio description share_image",
  ownCoupon: "cupom cupom_shop.cupom_shop cupom_shop.expire_at",
  referredUser: "nome email status data_pagamento cupom_shop",
  wallet: "id name_printed first_six last_four brand expiration_month expiration_year is_main",
  accountSubscription:
    "moip_contract_id plan pet_name pet_sex pet_size pet_id img user_adress avulso sub_with.pet_sex sub_with.pet_name next_env_date items[].sku items[].quantity items[].image items[].image_alt name image",
  address:
    "payment_cep payment_address_state payment_address_number payment_address_neighborhood payment_address_street payment_address_complement payment_address_city reference",
  addressForm: "zipcode state number neighborhood street complement reference city code",
  addressCheck:
    "actionType amount newFreightValue newSubscriptionAmountParcels subRenewed boxesToBeSent nextInvoiceDate.day nextInvoiceDate.month nextInvoiceDate.year haveGeneretedBox",
  fidelityLevel: "name min_toship free_shipping_with_box shop_subscriber_fixed_discount shop_subscriber_cupom",
  toship: "id env_date created_at status envio_avulso entregue env_entrega",
  cancellation: "motivo_principal motivo_descrito",
  cardForm: "cvv name cardNumber expirationMonth expirationYear brand",
  subscriptionDetail:
    "code plan.name plan.code status amount creation_date.day creation_date.month creation_date.year next_invoice_date.day next_invoice_date.month next_invoice_date.year expiration_date payment_method renewed renovada_code user_adress moip_contract_id susbcription_value paid_parcels_to_charge iteration pet_category canceled user customer invoices pet",
  listedSubscription:
    "code moip_contract_id id status.print status.badge plan plan_value pet_name pet_img pet_category pet_size shipping_price items avulso sub_with next_env_date scheduled_purchase.items",
  subscriptionItem:
    "sku quantity image name_item image_alt unit_amount price special_price options[].quantity options[].special_price options[].total_price",
  billing:
    "billing_info.credit_cards[].last_four_digits billing_info.credit_cards[].brand billing_info.credit_cards[].expiration_month billing_info.credit_cards[].expiration_year billing_info.credit_cards[].holder_name",
  listedCard: "id brand last_four_digits wallet_id",
  invoice: "invoices[].status.code",
  petOfDetail: "pet.name pet.pet_sex",
  coupon: "name description type_discount value_discount data_expiration",
  listedCoupon: "name description rules expire_at code type",
  sessionPlan: "name code iteration valMensal valTotal valTotalOld",
  questionnaire:
    "castrado acima_peso tapete_higienico qual_racao vermifugo antipulgas select_imagem instagram mora_aonde compra_racao genero multiplos_pet estado_civil",
  survey: "nps_score iteration email nps_score_reason",
  pix: "qrcode not_found expired",
  login: "email password checkout",
  homeTrack: "name img",
};

/** Adds the paths of every field of a JSON value, each from every object around it. */
function addPaths(value: unknown, around: readonly string[], found: Set<string>): void {
  if (Array.isArray(value)) {
    const inList = around.map((path) => `${path}[]`);
    for (const item of value) addPaths(item, inList, found);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    const paths = [name, ...around.map((path) => `${path}.${name}`)];
    for (const path of paths) found.add(path);
    addPaths(field, paths, found);
  }
}

it("every field of the documents' entities is in the golden data, by the documents' own name", () => {
  const found = new Set<string>();
  for (const { sent } of wireExamples()) addPaths(sent, [], found);
  for (const { body } of wireCallExamples()) addPaths(body, [], found);
  const missing = Object.entries(documentFields).flatMap(([entity, fields]) =>
    fields
      .split(" ")
      .filter((field) => !found.has(field))
      .map((field) => `${entity}: ${field}`),
  );
  expect(missing).toEqual([]);
});
