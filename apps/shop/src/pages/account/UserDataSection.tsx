import { saveUserData } from "@petbox/api-client/account/api";
import { areaPageData } from "@petbox/api-client/account/pageData";
import { userDataFields } from "@petbox/api-client/account/userDataFields";
import { lookUpCep } from "@petbox/api-client/checkout/api";
import { useCepLookup } from "@petbox/design-system/components/AddressForm";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { UserDataDialog } from "@petbox/design-system/screens/account/UserDataDialog";
import { formFailure } from "@petbox/domain/failure/formFailure";
import { type Cpf, formatCpf } from "@petbox/domain/identity/cpf";
import type { Customer } from "@petbox/domain/identity/registration";
import { userDataFailureText, userDataSavedText } from "@petbox/domain/identity/userData";
import { useMemo, useState } from "react";
import { usePageDataCache } from "../../app/pageData.ts";
import { useServices, useSession } from "../../app/services.ts";
import { useToday } from "../../app/useToday.ts";
import { readFromTab, storeInTab } from "../../browser/tabNotes.ts";
import { useSubmit } from "../../forms/useSubmit.ts";
import { rememberName } from "../session/rememberLogin.ts";

/** The fields of a user that the dialog needs. */
export interface UserWithMissingData {
  readonly name: string;
  readonly cpf?: Cpf;
  /** Undefined for a customer with missing data. */
  readonly moipCode?: string;
}

/** Note with the customer whose dialog is at its second step, which survives a reload as the draft does. */
const stepNote = "petbox-user-data-step";

interface UserDataSectionProps {
  readonly user: UserWithMissingData;
  /** Whether the dialog may open. */
  readonly isDue: boolean;
}

/** The dialog for missing data. A save shows a toast and revalidates the page (decision 50). */
export default function UserDataSection({ user, isDue }: UserDataSectionProps) {
  const { client, session } = useServices();
  const { customerCode } = useSession();
  const today = useToday();
  const cep = useCepLookup((code) => lookUpCep(client, code));
  const [toaster] = useState(createToaster);
  const [isSaved, setIsSaved] = useState(false);
  const { revalidate } = usePageDataCache(areaPageData);
  const { pending, failure, submit } = useSubmit(async (customer: Customer) => {
    await saveUserData(client, customer);
    storeInTab(stepNote, undefined);
    setIsSaved(true);
    toaster.showToast({ tone: "success", description: userDataSavedText });
    rememberName(session, customer.fullName);
    await revalidate();
  });
  const { text, fields } = useMemo(() => formFailure(failure, userDataFields, userDataFailureText), [failure]);
  return (
    <>
      <UserDataDialog
        open={isDue && user.moipCode === undefined && !isSaved}
        today={today}
        known={{ fullName: user.name, ...(user.cpf && { cpf: formatCpf(user.cpf) }) }}
        lookup={cep}
        pending={pending}
        failure={text}
        serverErrors={fields}
        defaultStep={customerCode && readFromTab(stepNote) === customerCode ? "address" : "person"}
        onStepChange={(step) => storeInTab(stepNote, step === "address" ? (customerCode ?? undefined) : undefined)}
        onSave={(customer) => void submit(customer)}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
