import type { Handler } from "../handler.ts";
import { finishRatingHandler, legacyFinishRatingHandler } from "./finishRating.ts";
import { rateHandler } from "./rate.ts";

export const handlers: readonly Handler[] = [rateHandler, finishRatingHandler, legacyFinishRatingHandler];
