import { RegularisationOf, type RegularisationOfProps } from "./RegularisationOf.tsx";

export interface RegularisationSectionProps extends Omit<RegularisationOfProps, "subscription"> {
  /** The code of the subscription that is put right; undefined while none is. */
  readonly subscription: string | undefined;
}

/** The dialog that regularises an overdue subscription. It keeps no state while closed. */
export default function RegularisationSection({ subscription, ...rest }: RegularisationSectionProps) {
  return subscription === undefined ? null : (
    <RegularisationOf key={subscription} subscription={subscription} {...rest} />
  );
}
