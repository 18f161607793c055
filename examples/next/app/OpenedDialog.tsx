"use client";

import { Button } from "@petbox/design-system/components/Button";
import { Dialog } from "@petbox/design-system/components/Dialog";
import { useState } from "react";

export function OpenedDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver a caixa</Button>
      <Dialog open={open} title="Sua caixa" onClose={() => setOpen(false)}>
        Três brinquedos
      </Dialog>
    </>
  );
}
