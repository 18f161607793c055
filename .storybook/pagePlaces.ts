export { pagePlaceOf as placeOf, pagePlaces } from "@petbox/mock-server/testing/pagePlaces";
