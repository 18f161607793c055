import type { CivilDate } from "../calendar/civilDate.ts";
import { byWeekday, onWeekday } from "../calendar/weekday.ts";
import { type NamedPet, ofPet } from "../pet/phrases.ts";
import type { NextEvent } from "./nextEvent.ts";

/**
 * The next event in a sentence: "A caixa do Bob sai na quinta, 26 de novembro."
 * @param abortedMoney what becomes of the money of an aborted box, said before the next box.
 */
export function nextEventText(event: NextEvent, pet: NamedPet, today: CivilDate, abortedMoney?: string): string {
  const box = `caixa ${ofPet(pet)}`;
  switch (event.kind) {
    case "charge":
      return event.on === undefined
        ? `A ${box} espera a cobrança.`
        : `A cobrança da ${box} é ${onWeekday(event.on, today)}.`;
    case "box-leaves":
      return event.on === undefined ? `A ${box} está sendo preparada.` : `A ${box} sai ${onWeekday(event.on, today)}.`;
    case "box-arrives":
      return event.on === undefined
        ? `A ${box} está a caminho.`
        : `A ${box} está a caminho e chega até ${byWeekday(event.on, today)}.`;
    case "box-aborted": {
      const money = abortedMoney === undefined ? "" : ` ${abortedMoney}`;
      const next = event.nextOn === undefined ? "" : ` A próxima caixa sai ${about(event.nextOn, today)}.`;
      return `O envio da ${box} foi abortado.${money}${next}`;
    }
    case "next-box-leaves":
      return `A próxima ${box} sai ${about(event.on, today)}.`;
  }
}

function about(day: CivilDate, today: CivilDate): string {
  return `por volta de ${byWeekday(day, today)}`;
}
