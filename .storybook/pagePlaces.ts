export { pagePlaces, placeOf } from "@petbox/mock-server/testing/pagePlaces";
