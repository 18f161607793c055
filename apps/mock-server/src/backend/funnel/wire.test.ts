import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { visitorBefore } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  species: {},
  catSpecies: {},
  anotherPet: visitorBefore("waiting"),
  name: visitorBefore("name"),
  femaleCat: visitorBefore("name", "cat"),
  size: visitorBefore("size"),
  catSize: visitorBefore("size", "cat"),
  breed: visitorBefore("breed"),
  mixedBreed: visitorBefore("breed"),
  birthDate: visitorBefore("birthDate"),
  restriction: visitorBefore("contact"),
  knownEmail: visitorBefore("contact"),
  accountEmail: visitorBefore("contact"),
  newEmail: visitorBefore("contact"),
  newUser: visitorBefore("contact"),
  tracks: visitorBefore("track"),
  track: visitorBefore("track"),
  plans: visitorBefore("plan"),
  plansWithoutTrack: visitorBefore("track"),
  plan: visitorBefore("plan"),
  extraItems: visitorBefore("extraItem"),
  extraItem: visitorBefore("extraItem"),
  noExtraItem: visitorBefore("extraItem"),
  breeds: {},
});
