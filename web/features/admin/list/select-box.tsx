type SelectBoxProps = {
  /** What is chosen by it: "Select Garlic". */
  label: string;
  checked: boolean;
  /** Some of what it stands for are chosen. */
  isPartial?: boolean;
  onToggle: () => void;
};

/** A check box around which 44 px can be pressed; for a row, or for all of them. */
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
