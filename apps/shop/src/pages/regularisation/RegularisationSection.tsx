import { RegularisationOf, type RegularisationOfProps } from "./RegularisationOf.tsx";

export interface RegularisationSectionProps extends Omit<RegularisationOfProps, "subscription"> {
  /** The code of the subscription that is put right; undefined while none is. */
  readonly subscription: string | undefined;
}

/** The dialog in which an overdue subscription is put right, while it is asked for. Closed, it remembers nothing. */
export default function RegularisationSection({ subscription, ...rest }: RegularisationSectionProps) {
  return subscription === undefined ? null : (
    <RegularisationOf key={subscription} subscription={subscription} {...rest} />
  );
}
