'use strict';

exports.cardClasses = {
  root: 'KitCard-root',
  disabled: 'Kit-disabled',
  tall: 'KitCard-tall',
};
exports.Picker = { $$typeof: Symbol.for('react.forward_ref') };
