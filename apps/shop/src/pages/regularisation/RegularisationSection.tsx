import { RegularisationOf, type RegularisationOfProps } from "./RegularisationOf.tsx";

export interface RegularisationSectionProps extends Omit<RegularisationOfProps, "subscription"> {
  /** The code of the overdue subscription; undefined while the dialog is closed. */
  readonly subscription: string | undefined;
}

/** The dialog that regularises an overdue subscription. It keeps no state while closed. */
export default function RegularisationSection({ subscription, ...rest }: RegularisationSectionProps) {
  return subscription === undefined ? null : (
    <RegularisationOf key={subscription} subscription={subscription} {...rest} />
  );
}
