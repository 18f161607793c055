import { changeInstagramEndpoint, changePasswordEndpoint } from "@petbox/api-client/account/contract";
import { changeAddressEndpoint, verifyAddressEndpoint } from "@petbox/api-client/addresses/contract";
import { cancelPlanEndpoint } from "@petbox/api-client/cancellation/contract";
import { addCardEndpoint, editCardEndpoint, removeCardEndpoint } from "@petbox/api-client/cards/contract";
import { failureOfResponse } from "@petbox/api-client/client/failedResponse";
import { answerSurveyEndpoint } from "@petbox/api-client/nps/contract";
import { changePhotoEndpoint } from "@petbox/api-client/pets/contract";
import { saveCouponEndpoint } from "@petbox/api-client/referral/contract";
import { addressSaveFailureText, addressVerifyFailureText } from "@petbox/domain/address/addressChangeTexts";
import { cancelFailure } from "@petbox/domain/cancellation/cancelTexts";
import { cardFailureText } from "@petbox/domain/card/wallet";
import { inviteCouponFailedText, inviteCouponRefusal } from "@petbox/domain/coupons/inviteCouponFailure";
import type { Failure } from "@petbox/domain/failure/failure";
import { failureText } from "@petbox/domain/failure/failureText";
import { instagramFailureText, passwordFailureText } from "@petbox/domain/identity/ownDataFailureText";
import { photoFailureText } from "@petbox/domain/pet/photoFailureText";
import { couponSaveFailureText } from "@petbox/domain/referral/couponSaveFailure";
import { describe, expect, it } from "vitest";

/** Without 419: the client renews the session itself. */
const statuses = [
  ...Array.from({ length: 19 }, (_, place) => 400 + place),
  ...[422, 423, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504],
];
const everyRefusal = statuses.filter((status) => status < 500);
const serversText = "Texto do servidor.";

interface ErrorRow {
  readonly endpoint: { readonly refusedWith?: readonly number[] };
  readonly textOf: (failure: Failure) => string;
  /** The statuses for which the documents name the server's text. */
  readonly ownFor: readonly number[];
  /** The text for one of these statuses if the server sends none. */
  readonly withoutOwn?: string;
  /** The text for every other status, if the documents name one; advice of ours stands in lines of its own. */
  readonly otherwise?: string;
}

const cardFailed = (verb: string) =>
  `Ocorreu um erro ao ${verb} seu cartão! Tente novamente ou entre em contato com nosso suporte!`;
const support = "Por favor, entre em contato com nosso suporte.";
const fourHundredTo409 = statuses.filter((status) => status <= 409);

/** Copied from the documents by hand, status by status (decision 73). */
const rows: Readonly<Record<string, ErrorRow>> = {
  "SUB-350 SUB-351 the coupon of the invitations": {
    endpoint: saveCouponEndpoint,
    textOf: couponSaveFailureText,
    ownFor: [400, 401],
    otherwise: "Ocorreu um erro!",
  },
  "MAN-385 MAN-386 the coupon after the checkout": {
    endpoint: saveCouponEndpoint,
    textOf: (failure) => inviteCouponRefusal(failure)?.text ?? inviteCouponFailedText(failure),
    ownFor: [400, 401],
    withoutOwn: "Ocorreu um erro",
    otherwise: "Ocorreu uma falha ao salvar seu cupom!",
  },
  "SUB-352 SUB-355 a new card": {
    endpoint: addCardEndpoint,
    textOf: (failure) => cardFailureText("add", failure),
    ownFor: [400],
    otherwise: cardFailed("salvar"),
  },
  "SUB-353 SUB-355 an edited card": {
    endpoint: editCardEndpoint,
    textOf: (failure) => cardFailureText("edit", failure),
    ownFor: [400],
    otherwise: cardFailed("editar"),
  },
  "SUB-355 MAN-373 a removed card": {
    endpoint: removeCardEndpoint,
    textOf: (failure) => cardFailureText("remove", failure),
    ownFor: [400],
    otherwise: "Ocorreu um erro, tente novamente ou entre em contato com nosso suporte",
  },
  "SUB-356 SUB-357 a pet's photo": {
    endpoint: changePhotoEndpoint,
    textOf: photoFailureText,
    ownFor: fourHundredTo409,
    withoutOwn: "Falha ao salvar imagem",
    otherwise: "Não foi possivel salvar sua imagem.",
  },
  "SUB-358 the Instagram username": {
    endpoint: changeInstagramEndpoint,
    textOf: instagramFailureText,
    ownFor: [],
    otherwise: "Um erro ocorreu!",
  },
  "SUB-359 the password": {
    endpoint: changePasswordEndpoint,
    textOf: passwordFailureText,
    ownFor: [400, 401],
    otherwise: "Um erro ocorreu!",
  },
  "SUB-360 SUB-361 a verified address": {
    endpoint: verifyAddressEndpoint,
    textOf: addressVerifyFailureText,
    ownFor: everyRefusal,
    withoutOwn: "Não foi possivel verificar seu endereço no momento.",
    otherwise: `Não foi possivel verificar seu endereço no momento. ${support}`,
  },
  "SUB-362 a saved address": {
    endpoint: changeAddressEndpoint,
    textOf: addressSaveFailureText,
    ownFor: everyRefusal,
    withoutOwn: "Não foi possivel atualizar seu endereço no momento.",
    otherwise: `Não foi possivel atualizar seu endereço no momento. ${support}`,
  },
  "MAN-358 MAN-359 a cancelled box": {
    endpoint: cancelPlanEndpoint,
    textOf: (failure) => cancelFailure(failure).text,
    ownFor: fourHundredTo409,
    withoutOwn: "Oh, um erro ocorreu!",
    otherwise: "Oh, um erro interno ocorreu!",
  },
  "MAN-372 the survey": {
    endpoint: answerSurveyEndpoint,
    textOf: failureText,
    ownFor: [400, 501],
    withoutOwn: "Um erro ocorreu!",
  },
};

/** Every shape in which a real server words a failure. */
const worded = [
  { message: serversText },
  { error: serversText },
  { message: serversText, errors: { x: [serversText] } },
];

/** The message without our advice, which stands in a line of its own. */
const firstLine = (text: string) => text.split("\n")[0];

describe.each(Object.entries(rows))("%s", (_title, { endpoint, textOf, ownFor, withoutOwn, otherwise }) => {
  it.each(statuses)("with status %i shows the text that the documents name", (status) => {
    const shown = (body: unknown) => textOf(failureOfResponse({ status, body }, endpoint.refusedWith));
    for (const body of worded) {
      const text = shown(body);
      if (ownFor.includes(status)) expect(text).toBe(serversText);
      else {
        if (otherwise !== undefined) expect(firstLine(text)).toBe(otherwise);
        expect(text).not.toContain(serversText);
      }
    }
    const fixed = ownFor.includes(status) ? (withoutOwn ?? otherwise) : otherwise;
    if (fixed !== undefined) expect(firstLine(shown({}))).toBe(fixed);
  });
});
