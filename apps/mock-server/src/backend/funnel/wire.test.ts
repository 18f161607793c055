import { heldToDocuments } from "../../conformance/heldToDocuments.ts";
import { before } from "../../testing/given.ts";
import { wireCalls } from "./wireCalls.ts";

heldToDocuments(wireCalls, {
  species: {},
  catSpecies: {},
  name: before("name"),
  femaleCat: before("name", "cat"),
  size: before("size"),
  catSize: before("size", "cat"),
  breed: before("breed"),
  mixedBreed: before("breed"),
  birthDate: before("birthDate"),
  restriction: before("contact"),
  knownEmail: before("contact"),
  accountEmail: before("contact"),
  newEmail: before("contact"),
  newUser: before("contact"),
  tracks: before("track"),
  track: before("track"),
  plans: before("plan"),
  plansWithoutTrack: before("track"),
  plan: before("plan"),
  extraItems: before("extraItem"),
  extraItem: before("extraItem"),
  noExtraItem: before("extraItem"),
  breeds: {},
});
