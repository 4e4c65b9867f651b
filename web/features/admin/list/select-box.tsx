type SelectBoxProps = {
  /** The accessible name: "Select Garlic". */
  label: string;
  checked: boolean;
  /** True if some, but not all, of its rows are selected. */
  isPartial?: boolean;
  onToggle: () => void;
};

/** A check box with a 44 px touch target, for one row or all rows. */
export function SelectBox({ label, checked, isPartial = false, onToggle }: SelectBoxProps) {
  return (
    <label className="select-box">
      <input
        type="checkbox"
        className="check"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        onChange={onToggle}
      />
    </label>
  );
}
