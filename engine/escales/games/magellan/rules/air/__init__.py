"""Planes.

- ``airspace``: where planes may land, and whether the planes in flight still can
- ``safety``: whether a move, or the fight that it brings, leaves a plane in the air
"""
