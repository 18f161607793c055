/** The viewports used to review every screen. */
export const viewports = {
  narrow: { name: "320 · o menor telefone", styles: { width: "320px", height: "640px" } },
  phone: { name: "360 · telefone", styles: { width: "360px", height: "800px" } },
  tablet: { name: "768 · tablet", styles: { width: "768px", height: "1024px" } },
  desktop: { name: "1280 · computador", styles: { width: "1280px", height: "800px" } },
};
