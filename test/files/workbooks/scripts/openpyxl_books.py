"""Writes the two workbooks of openpyxl: python3 openpyxl_books.py FOLDER"""
import datetime
import sys
from openpyxl import Workbook
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.formatting.rule import ColorScaleRule, FormulaRule
from openpyxl.styles import Font, PatternFill, Protection
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.table import Table, TableStyleInfo

folder = sys.argv[1]
made = datetime.datetime(2026, 6, 9, 8, 0, 0)


def calendar():
    book = Workbook()
    book.properties.created = book.properties.modified = made
    sheet = book.active
    sheet.title = "Calendario 2027"
    sheet.append(["Sesión", "Tipo", "Comienza", "Termina", "Días"])
    for row, (name, kind, first, last) in enumerate(
        [("O-01", "ordinaria", (2027, 1, 11), (2027, 1, 15)), ("E-01", "extraordinaria", (2027, 3, 1), (2027, 3, 3))], 2
    ):
        sheet.append([name, kind, datetime.date(*first), datetime.date(*last), f"=D{row}-C{row}+1"])
    table = Table(displayName="Sesiones", ref="A1:E3")
    table.tableStyleInfo = TableStyleInfo(name="TableStyleMedium2", showRowStripes=True)
    sheet.add_table(table)
    kinds = DataValidation(type="list", formula1='"ordinaria,extraordinaria,especial"', allow_blank=True)
    kinds.add("B2:B50")
    sheet.add_data_validation(kinds)
    red = FormulaRule(formula=["$D2<$C2"], stopIfTrue=True, fill=PatternFill(bgColor="FFC7CE"))
    sheet.conditional_formatting.add("A2:E50", red)
    sheet.conditional_formatting.add("E2:E50", ColorScaleRule(start_type="min", start_color="FFFFFF", end_type="max", end_color="63BE7B"))
    sheet["C2"].comment = Comment("Fecha de la convocatoria", "secretaría")
    sheet["A1"].font = Font(bold=True)
    sheet.freeze_panes = "A2"
    book.defined_names.append(DefinedName("Comienzos", attr_text="'Calendario 2027'!$C$2:$C$3"))
    chart = BarChart()
    chart.add_data(Reference(sheet, min_col=5, min_row=1, max_row=3), titles_from_data=True)
    sheet.add_chart(chart, "G2")
    book.save(f"{folder}/openpyxl-calendar.xlsx")


def several():
    book = Workbook()
    book.properties.created = book.properties.modified = made
    book.epoch = datetime.datetime(1904, 1, 1)
    first = book.active
    first.title = "Días de 1904"
    first.append(["día", datetime.date(2027, 1, 11)])
    locked = book.create_sheet("Protegida & más")
    locked.append(["abierta", "cerrada"])
    locked["A1"].protection = Protection(locked=False)
    locked.protection.sheet = True
    locked.merge_cells("A3:C3")
    locked["A3"] = "unidas"
    hidden = book.create_sheet("Oculta")
    hidden.sheet_state = "hidden"
    hidden["B2"] = True
    hidden["B3"] = "=1/0"
    book.create_chartsheet("Gráfico")
    book.save(f"{folder}/openpyxl-1904.xlsx")


calendar()
several()
