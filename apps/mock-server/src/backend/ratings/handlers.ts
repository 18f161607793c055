import type { Handler } from "../handler.ts";
import { finishRating, olderFinishRating } from "./finishRating.ts";
import { rate } from "./rate.ts";

export const handlers: readonly Handler[] = [rate, finishRating, olderFinishRating];
