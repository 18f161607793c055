import { changeInstagram, changePassword } from "@petbox/api-client/account/api";
import { type AccountPageData, accountPageData } from "@petbox/api-client/account/pageData";
import { createToaster, ToastRegion } from "@petbox/design-system/components/Toast";
import { InstagramDialog } from "@petbox/design-system/screens/account/InstagramDialog";
import { PasswordDialog } from "@petbox/design-system/screens/account/PasswordDialog";
import type { Instagram } from "@petbox/domain/identity/instagram";
import {
  instagramChangedText,
  instagramFailureText,
  passwordChangedText,
  passwordFailureText,
} from "@petbox/domain/identity/ownDataFailureText";
import type { PasswordChange } from "@petbox/domain/identity/passwordChange";
import { useState } from "react";
import { usePageDataCache } from "../../app/pageData.tsx";
import { useServices } from "../../app/services.ts";
import { useSubmit } from "../../app/useSubmit.ts";

/** The open dialog. */
export type OwnDataChange = "instagram" | "password";

interface OwnDataDialogsProps {
  readonly data: AccountPageData;
  readonly changing: OwnDataChange | undefined;
  readonly onClose: () => void;
}

/** The dialogs that change a subscriber's own data. */
export default function OwnDataDialogs({ data, changing, onClose }: OwnDataDialogsProps) {
  const { client } = useServices();
  const { mutate } = usePageDataCache(accountPageData);
  const [toaster] = useState(createToaster);
  const done = (description: string) => {
    onClose();
    toaster.showToast({ tone: "success", description });
  };
  const instagram = useSubmit(async (profile: Instagram) => {
    await changeInstagram(client, profile);
    await mutate({ ...data, user: { ...data.user, instagram: profile } });
    done(instagramChangedText);
  });
  const password = useSubmit(async (change: PasswordChange) => {
    await changePassword(client, change);
    done(passwordChangedText);
  });
  return (
    <>
      <InstagramDialog
        open={changing === "instagram"}
        current={data.user.instagram}
        pending={instagram.pending}
        failure={instagram.failure && instagramFailureText(instagram.failure)}
        onSave={(profile) => void instagram.submit(profile)}
        onClose={() => {
          instagram.reset();
          onClose();
        }}
      />
      <PasswordDialog
        open={changing === "password"}
        email={data.user.email}
        pending={password.pending}
        failure={password.failure && passwordFailureText(password.failure)}
        onSave={(change) => void password.submit(change)}
        onClose={() => {
          password.reset();
          onClose();
        }}
      />
      <ToastRegion toaster={toaster} />
    </>
  );
}
