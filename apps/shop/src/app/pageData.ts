import type { ApiClient } from "@petbox/api-client/client/client";
import type { PageData, PageDataValue } from "@petbox/api-client/contract/pageDataContract";
import {
  type PageDataCache,
  prefetchPageData,
  usePageDataCacheFor,
  usePageDataFor,
  usePageDataName,
} from "@petbox/api-client/page/usePageData";
import { usePageReturn } from "@petbox/api-client/realtime/usePageReturn";
import type { AsyncResult } from "@petbox/domain/asyncResult/asyncResult";
import { civilDateAt } from "@petbox/domain/calendar/civilDate";
import { useEffectEvent, useState } from "react";
import { type LoaderFunctionArgs, type Params, useParams } from "react-router-dom";
import { type LoadedFor, loadedFor } from "./acceptedCustomer.ts";
import { loaderServices } from "./loaderServices.ts";
import { useServices } from "./services.ts";
import { useNewDay } from "./useToday.ts";

/**
 * The data of a page; `null` if its path names no item of this customer. It is loading while the page's guard runs, unless it is the same
 * for everybody.
 * @param parameters of the page's path, if they differ from the open route's.
 */
export function usePageData<Data extends PageData>(
  data: Data,
  parameters?: Params,
): AsyncResult<PageDataValue<Data> | null> {
  const ofRoute = useParams();
  const ofPage = parameters ?? ofRoute;
  const lastRead = useLastRead(usePageDataName(data, ofPage));
  const { clock } = useServices();
  const [, setToday] = useState(() => civilDateAt(clock()));
  const result = usePageDataFor(data, ofPage, () => {
    lastRead.at = { shop: clock(), device: Date.now() };
    // A fetched document corrects the clock. The page renders again if that changes the day.
    setToday(civilDateAt(clock()));
  });
  useRevalidateWhenOld(result, usePageDataCacheFor(data, ofPage).revalidate, lastRead);
  return result;
}

/** The last successful read of a page's data, which several components of the page may share. */
interface LastRead {
  /** In milliseconds, by the shop's clock and by the device's. */
  at: { readonly shop: number; readonly device: number };
  isRevalidating: boolean;
}

const lastReads = new WeakMap<ApiClient, Map<string, LastRead>>();

/** @param name identifies the page's data and their owner. */
function useLastRead(name: string): LastRead {
  const { client } = useServices();
  const ofClient = lastReads.get(client) ?? new Map<string, LastRead>();
  lastReads.set(client, ofClient);
  const lastRead = ofClient.get(name) ?? { at: { shop: 0, device: 0 }, isRevalidating: false };
  ofClient.set(name, lastRead);
  return lastRead;
}

/**
 * When the data of the open page were last read, in milliseconds by the shop's clock; undefined before. The cache keeps data while the
 * customer is on another page, so a time left in them is counted from here. It changes without rendering.
 */
export function usePageReadAt(data: PageData): number | undefined {
  return useLastRead(usePageDataName(data, useParams())).at.shop || undefined;
}

/** The age, in milliseconds, from which the data of an open page are revalidated when the customer returns to it. */
const freshFor = 60 * 60_000;

/**
 * Revalidates the data when the customer comes back much later, or on another day, and at midnight while they look: charges, boxes and
 * levels have moved on. A failed attempt is repeated at the next return.
 */
function useRevalidateWhenOld(
  { status }: AsyncResult<unknown>,
  revalidate: () => Promise<unknown>,
  lastRead: LastRead,
): void {
  const { clock } = useServices();
  const isReady = status === "ready";
  const revalidateIfOld = useEffectEvent(async () => {
    const now = clock();
    const { shop, device } = lastRead.at;
    const isOfToday = civilDateAt(now) === civilDateAt(shop);
    // The shop's clock ignores a jump of the device's by more than a day, which may be a long sleep.
    const isFresh = isOfToday && now - shop < freshFor && Math.abs(Date.now() - device) < freshFor;
    // A return and a new day may come at once, and several components show the same data.
    if (!isReady || isFresh || lastRead.isRevalidating) return;
    lastRead.isRevalidating = true;
    await revalidate();
    lastRead.isRevalidating = false;
  });
  usePageReturn(isReady, () => void revalidateIfOld());
  useNewDay(() => revalidateIfOld());
}

/** Changes or revalidates the data of the open page, without rendering when they change. */
export function usePageDataCache<Data extends PageData>(data: Data): PageDataCache<PageDataValue<Data>> {
  return usePageDataCacheFor(data, useParams());
}

/** Starts the read of a page's data in its loader, for the current customer; the page shows its skeleton meanwhile. */
export function startRead(data: PageData | undefined, args: LoaderFunctionArgs): LoadedFor {
  const loaded = loadedFor(args);
  if (data) prefetchPageData(args.context.get(loaderServices).client, data, loaded.customerCode, args.params);
  return loaded;
}

/** The loader of a public page, which waits for the session. */
export function publicLoader(data?: PageData) {
  return async (args: LoaderFunctionArgs): Promise<LoadedFor> => {
    await args.context.get(loaderServices).session.load();
    return startRead(data, args);
  };
}
